/**
 * Sets the first screen's clinic on the ground of the share pictures:  node art/share-background.mjs
 * The left half stays calm, at least 600 pixels of it: the title is written there for each page.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { nightGround, root, writePicture } from './lib/night-picture.mjs';

const scene = join(root, 'client/src/assets/scenes/clinic-at-night-1200.avif');
const target = join(root, 'server/web/share/share-background.png');

/** What networks ask for (https://ogp.me/), and a weight that a server can hold in memory. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 150_000;

/** The clinic is drawn this wide, and hangs over the right edge by so much. */
const SCENE_WIDTH = 800;
const OVERHANG = 176;

/** A few stars that keep away from the title. */
const stars = `<g fill="#FFF1D6">${[
  [640, 62, 1.6],
  [742, 38, 1.2],
  [874, 26, 1.8],
  [1012, 34, 1.4],
  [1130, 88, 1.7],
  [1168, 30, 1.1],
  [664, 118, 1.1],
  [1084, 132, 1.1],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity=".75"/>`)
  .join('')}</g>`;

/** The glow is behind the clinic. */
const ground = nightGround({
  width: WIDTH,
  height: HEIGHT,
  glow: { cx: 74, cy: 56, r: 62, middle: 0.55 },
  stars,
});

const clinic = await sharp(scene)
  .toColourspace('srgb')
  .resize(SCENE_WIDTH, null, { kernel: 'lanczos3' })
  .extract({
    left: 0,
    top: 0,
    width: SCENE_WIDTH - OVERHANG,
    height: Math.floor(SCENE_WIDTH * (825 / 1200)),
  })
  .png()
  .toBuffer();
const { height } = await sharp(clinic).metadata();

const image = sharp(ground)
  .composite([
    {
      input: clinic,
      left: WIDTH - SCENE_WIDTH + OVERHANG,
      top: Math.round((HEIGHT - height) / 2),
    },
  ])
  .flatten({ background: '#1C1024' })
  .png({ palette: true, colours: 256, dither: 1, effort: 10, compressionLevel: 9 });
await writePicture(image, target, MAX_BYTES);
