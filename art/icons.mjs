/**
 * Writes every file made from the mark: mark.svg, favicon.svg, favicon.ico and
 * the bitmap icons. The drawing itself lives in shared/logo-paths.ts;
 * this script only dresses it for each place. Its colors are those of the identity. Run: npm run icons
 */
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { theme } from '../shared/identity/theme.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const logoFolder = join(root, 'client/src/assets/logo');
const publicFolder = join(root, 'client/public');

const color = {
  paper: theme.paper,
  ink: theme.ink950,
  redbud: theme.brand700,
  redbudMiddle: theme.brand500,
  redbudLight: theme.brand300,
};

/** Reads one exported string or number from logo-paths.ts, so that no TypeScript loader is needed. */
function readConstant(source, name) {
  const match = source.match(new RegExp(`export const ${name} =\\s*['"]?([^'";]+)['"]?;`));
  if (!match) throw new Error(`logo-paths.ts does not export ${name}.`);
  return match[1];
}

const source = await readFile(join(root, 'shared/logo-paths.ts'), 'utf8');
const viewBox = readConstant(source, 'LOGO_VIEW_BOX');
const leaf = readConstant(source, 'LEAF_PATH');
const pulse = readConstant(source, 'PULSE_PATH');
const pulseWidth = readConstant(source, 'PULSE_STROKE_WIDTH');

/** The two paths; a thicker pulse keeps its shape in the very small icons. */
function drawing(leafColor, pulseColor, width = pulseWidth) {
  return (
    `<path fill="${leafColor}" d="${leaf}"/>` +
    `<path fill="none" stroke="${pulseColor}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${pulse}"/>`
  );
}

function svg(content, box = viewBox) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
}

/** Browsers that follow the color scheme get the dark-ground pair there. */
const favicon = svg(
  `<style>.l{fill:${color.redbud}}.p{fill:none;stroke:${color.paper};stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round}` +
    `@media(prefers-color-scheme:dark){.l{fill:${color.redbudLight}}.p{stroke:${color.ink}}}</style>` +
    `<path class="l" d="${leaf}"/><path class="p" d="${pulse}"/>`,
);

/**
 * The mark on a full-bleed tile. `share` is the part of the tile the mark may
 * fill: a maskable icon must keep everything inside the middle 80 %.
 */
function tile(share) {
  const size = 48 / share;
  const margin = (size - 48) / 2;
  return svg(
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${color.ink}"/>` +
      drawing(color.redbudLight, color.ink),
    `${-margin} ${-margin} ${size} ${size}`,
  );
}

function png(markup, size) {
  // A high density draws the vector larger than needed; the resize then gives clean edges.
  return sharp(Buffer.from(markup), { density: 900 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}

/** Wraps one PNG as an ICO file: a 6-byte header, one 16-byte entry, then the PNG itself. */
function ico(image, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // color planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18); // where the image starts
  return Buffer.concat([head, image]);
}

await mkdir(publicFolder, { recursive: true });

const files = {
  [join(logoFolder, 'mark.svg')]: svg(drawing(color.redbud, color.paper)),
  [join(publicFolder, 'favicon.svg')]: favicon,
  [join(publicFolder, 'favicon.ico')]: ico(
    await png(svg(drawing(color.redbudMiddle, '#FFFFFF', 3.4)), 32),
    32,
  ),
  [join(publicFolder, 'icon-192.png')]: await png(tile(0.62), 192),
  [join(publicFolder, 'icon-512.png')]: await png(tile(0.62), 512),
  [join(publicFolder, 'apple-touch-icon.png')]: await png(tile(0.74), 180),
};

for (const [path, content] of Object.entries(files)) {
  await writeFile(path, content);
  console.log(`${path.slice(root.length + 1)}  ${Buffer.byteLength(content)} bytes`);
}
