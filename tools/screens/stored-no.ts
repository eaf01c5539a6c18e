import { ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';

/** The answer to the question about measuring that keeps its notice out of a picture. */
export function storedNo(): [key: string, value: string] {
  const no = { version: ANALYTICS_CONSENT_VERSION, answer: 'declined', answeredAt: Date.now() };
  return [storageKeys.privacyChoice, JSON.stringify(no)];
}

/** Runs in the page. */
export function storeNo([key, value]: [string, string]): void {
  localStorage.setItem(key, value);
}
