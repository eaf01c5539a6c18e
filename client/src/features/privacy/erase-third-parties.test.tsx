import { thirdPartyStorage } from '#shared/content/legal/storage.ts';
import { beforeEach, expect, test } from 'vitest';
import { cookieDomains, eraseThirdParties } from './erase-third-parties.ts';

const names = (kind: string) =>
  thirdPartyStorage
    .filter((entry) => entry.kind === kind)
    .map(({ name }) => name.replace('*', 'AB12'));

beforeEach(() => {
  localStorage.clear();
});

test('every cookie and key of the table goes, everything else stays', () => {
  for (const name of [...names('cookie'), 'own', '_game']) document.cookie = `${name}=1; path=/`;
  for (const name of [...names('local storage'), 'own']) localStorage.setItem(name, '1');
  eraseThirdParties();
  expect(document.cookie.split('; ').sort()).toEqual(['_game=1', 'own=1']);
  expect(Object.keys(localStorage)).toEqual(['own']);
});

test('cookies are looked for on the host and on everything above it', () => {
  expect(cookieDomains('www.clinic.example')).toEqual([
    undefined,
    'www.clinic.example',
    'clinic.example',
    'example',
  ]);
});
