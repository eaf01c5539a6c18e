import { thirdPartyStorage } from '#shared/content/legal/storage.ts';

/** `_ga_*` fits `_ga_ABC123`; the other names fit themselves. */
function isNamed(name: string, kind: 'cookie' | 'local storage'): boolean {
  return thirdPartyStorage.some(
    (entry) =>
      entry.kind === kind &&
      (entry.name.endsWith('*') ? name.startsWith(entry.name.slice(0, -1)) : name === entry.name),
  );
}

/**
 * The domains a script of this page can have set a cookie for: none (the host alone), the host, and
 * everything above it. Browsers refuse those that are no one's own, such as `com`.
 * @param host e.g. `www.clinic.example`
 */
export function cookieDomains(host: string): (string | undefined)[] {
  const labels = host.split('.');
  return [undefined, ...labels.map((_, index) => labels.slice(index).join('.'))];
}

/** Removes what the services on the cookie policy's list have left in this browser. */
export function eraseThirdParties(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!isNamed(name, 'cookie')) continue;
    for (const domain of cookieDomains(location.hostname)) {
      const where = domain === undefined ? '' : `; domain=${domain}`;
      document.cookie = `${name}=; max-age=0; path=/${where}`;
    }
  }
  eraseStored(() => localStorage);
}

/** @param storage asked for here, because a browser that keeps nothing throws */
function eraseStored(storage: () => Storage): void {
  try {
    const stored = storage();
    for (const name of Object.keys(stored))
      if (isNamed(name, 'local storage')) stored.removeItem(name);
  } catch {
    // Nothing is stored.
  }
}
