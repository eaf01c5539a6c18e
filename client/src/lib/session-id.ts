import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { randomKey } from './idempotency-key.ts';
import type { BrowserStorage } from './browser-storage.ts';

const PREFIX = 'session-';

/** The identifier of this visit: a prefix and random characters, stored until the tab closes (spec §3). */
export function sessionId(storage: BrowserStorage): string {
  const known = storage.read(storageKeys.session);
  if (typeof known === 'string' && known.startsWith(PREFIX)) return known;
  const id = PREFIX + randomKey();
  storage.write(storageKeys.session, id);
  return id;
}
