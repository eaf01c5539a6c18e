/**
 * `npm run fonts`: cuts the typefaces down to what the site can show (US English with Western
 * European names) and to the weights it uses, once for browsers and once for the makers of share
 * pictures. The results are committed, so that a build needs neither this script nor the full fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Names from the rest of Europe; the plain Latin fonts end before them. */
const extended = range(0x100, 0x17f) + range(0x218, 0x21b);

const marks =
  '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2192\u2190\u00d7\u2212\u202f\u2009';

/** Printable ASCII, Latin-1 letters and signs, and the typographic marks that copy uses. */
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + marks;

const latin = { characters, folder: '../client/src/assets/fonts', format: 'woff2' };

/** Share pictures also show titles with names from the rest of Europe, and right-to-left ones. */
const share = {
  // Letters that stand in the plain Latin fonts although their neighbors do not.
  characters: `${characters}\u0131\u0152\u0153`,
  folder: '../server/web/share/fonts',
  format: 'truetype',
};

const fonts = [
  {
    ...latin,
    file: 'fraunces-latin',
    target: 'fraunces.woff2',
    // Headings have one weight: pinned, the file is half the size of the variable one.
    weights: 560,
  },
  {
    ...latin,
    file: 'figtree-latin',
    target: 'figtree.woff2',
    weights: { min: 400, max: 700, default: 400 },
  },
  { ...share, file: 'fraunces-latin', target: 'fraunces.ttf', weights: 560 },
  {
    ...share,
    file: 'fraunces-latin-ext',
    target: 'fraunces-extended.ttf',
    weights: 560,
    characters: extended,
  },
  { ...share, file: 'figtree-latin', target: 'figtree.ttf', weights: 600 },
  {
    ...share,
    file: 'figtree-latin-ext',
    target: 'figtree-extended.ttf',
    weights: 600,
    characters: extended,
  },
  {
    ...share,
    file: 'noto-sans-hebrew-hebrew',
    target: 'hebrew.ttf',
    weights: 600,
    characters: range(0x591, 0x5f4),
  },
  {
    ...share,
    file: 'vazirmatn-arabic',
    target: 'arabic.ttf',
    weights: 600,
    characters: range(0x600, 0x6ff),
  },
];

/** @param {number} first @param {number} last code points, both included */
function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

for (const { file, target, weights, characters: wanted, folder, format } of fonts) {
  const name = file.replace(/-(?:latin|latin-ext|hebrew|arabic)$/, '');
  const path = `@fontsource-variable/${name}/files/${file}-wght-normal.woff2`;
  const source = await readFile(require.resolve(path));
  const subset = await subsetFont(source, wanted, {
    targetFormat: format,
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${folder}/${target}`, import.meta.url), subset);
  process.stdout.write(`${target} ${source.length} -> ${subset.length} bytes\n`);
}
