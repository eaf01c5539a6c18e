import type { StorageKey } from '#shared/content/legal/storage-keys.ts';

/**
 * The tab's own storage, as JSON. Never throws: a browser may refuse it (settings, a full disk), and
 * what it holds may be from an older release or edited by hand.
 */
export interface BrowserStorage {
  /** The parsed value, or undefined where there is none or it is no JSON. */
  read: (key: StorageKey) => unknown;
  write: (key: StorageKey, value: unknown) => void;
  remove: (key: StorageKey) => void;
}

/** @param storage called at each use, because asking for it can throw */
export function createBrowserStorage(
  storage: () => Storage = () => sessionStorage,
): BrowserStorage {
  return {
    read(key: StorageKey) {
      return attempt(() => {
        const text = storage().getItem(key);
        return text === null ? undefined : (JSON.parse(text) as unknown);
      });
    },
    write(key: StorageKey, value: unknown) {
      attempt(() => storage().setItem(key, JSON.stringify(value)));
    },
    remove(key: StorageKey) {
      attempt(() => storage().removeItem(key));
    },
  };
}

function attempt<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
