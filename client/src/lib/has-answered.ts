import { storageKeys } from '#shared/content/legal/storage-keys.ts';

/** Whether this browser keeps an answer about being measured; features/privacy reads which. */
export function hasAnswered(): boolean {
  try {
    return localStorage.getItem(storageKeys.privacyChoice) !== null;
  } catch {
    // A browser that keeps nothing has kept no answer.
    return false;
  }
}
