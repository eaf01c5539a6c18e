import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** Looks where Node would: in the package's own node_modules, then in those of the folders above. */
function isLocked(name, from) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder}/node_modules/${name}`.replace(/^\//, '') in packages) return true;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in packages;
  }
}

test('the lock file names the binaries of every platform, without which `npm ci` refuses it', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  );
  expect(missing).toEqual([]);
});

test('the lock file names no download address, so that any registry can serve it', () => {
  const addressed = Object.entries(packages).filter(([, entry]) => 'resolved' in entry);
  expect(addressed.map(([path]) => path)).toEqual([]);
});
