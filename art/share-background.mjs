/**
 * Sets the last full render of share_background on the ground of the share pictures:
 *   npm run art -- share-background && node art/share-background.mjs
 * The left half stays calm, at least 600 pixels of it: the title is written there for each page.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scene = join(root, '.cache/art/share-background.png');
const target = join(root, 'server/web/share/share-background.png');

/** What networks ask for (https://ogp.me/), and a weight that a server can hold in memory. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 150_000;

/** The clinic is drawn this wide, and hangs over the right edge by so much. */
const SCENE_WIDTH = 670;
const OVERHANG = 66;

/** Night with a faint glow behind the clinic, and a few stars that keep away from the title. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><radialGradient id="glow" cx="74%" cy="56%" r="62%">
    <stop offset="0" stop-color="#4A2748"/><stop offset=".55" stop-color="#2A1734"/><stop offset="1" stop-color="#1C1024"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="url(#glow)"/>
  <g fill="#FFF1D6">${[
    [640, 62, 1.6],
    [742, 38, 1.2],
    [884, 74, 1.8],
    [1012, 34, 1.4],
    [1130, 88, 1.7],
    [1168, 30, 1.1],
    [664, 118, 1.1],
    [1084, 132, 1.1],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity=".75"/>`)
    .join('')}</g>
</svg>`;

const clinic = await sharp(scene)
  .toColourspace('srgb')
  .resize(SCENE_WIDTH, null, { kernel: 'lanczos3' })
  .extract({
    left: 0,
    top: 0,
    width: SCENE_WIDTH - OVERHANG,
    height: Math.floor(SCENE_WIDTH / 1.44),
  })
  .png()
  .toBuffer();
const { height } = await sharp(clinic).metadata();

await mkdir(dirname(target), { recursive: true });
await sharp(Buffer.from(ground))
  .composite([
    {
      input: clinic,
      left: WIDTH - SCENE_WIDTH + OVERHANG,
      top: Math.round((HEIGHT - height) / 2) + 18,
    },
  ])
  .flatten({ background: '#1C1024' })
  .png({ palette: true, colours: 256, dither: 0.9, effort: 10, compressionLevel: 9 })
  .toFile(target);
const { size } = await stat(target);
console.log(`${relative(root, target)}  ${size} bytes`);
if (size > MAX_BYTES) {
  console.error(`It is over its budget of ${MAX_BYTES} bytes; use fewer colours.`);
  process.exit(1);
}
