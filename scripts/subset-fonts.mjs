/**
 * `npm run fonts`: cuts the two typefaces down to what the site can show (US English with Western
 * European names) and to the weights it uses. The results are committed, so that a build needs
 * neither this script nor the full fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Printable ASCII, Latin-1 letters and signs, and the typographic marks that copy uses. */
const characters =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2192\u2190\u00d7\u2212\u202f\u2009';

const fonts = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    target: 'fraunces.woff2',
    // Headings have one weight: pinned, the file is half the size of the variable one.
    weights: 560,
  },
  {
    file: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    weights: { min: 400, max: 700, default: 400 },
  },
];

/** @param {number} first @param {number} last code points, both included */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

for (const { file, target, weights } of fonts) {
  const source = await readFile(require.resolve(file));
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`../client/src/assets/fonts/${target}`, import.meta.url), subset);
  process.stdout.write(`${target} ${source.length} -> ${subset.length} bytes\n`);
}
