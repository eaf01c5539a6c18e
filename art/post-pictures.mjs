/**
 * Sets encoded scenes on a ground of their own, as pictures of posts (featuredImage):
 *   node art/post-pictures.mjs
 * A scene alone has no ground, and the card of a post is white.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { nightGround, root, writePicture } from './lib/night-picture.mjs';

const scenes = join(root, 'client/src/assets/scenes');
const target = join(root, 'client/public/blog');

const WIDTH = 1066;
const HEIGHT = 600;
/** As high as every scene is drawn, in the middle: the frame of a card cuts none. Nothing is made larger. */
const SCENE_HEIGHT = 500;
/** With its headers in one flight, that a phone sees it with the words (docs/decisions/first-flight.md). */
const MAX_BYTES = 12_000;

/** The picture of a post, named for what it shows, and its scene. */
const pictures = {
  'locked-server-room': 'security-services',
  'wi-fi-in-three-rooms': 'network-wifi',
  'fax-becomes-efax': 'efax-services',
};

/** The glow is behind the scene. */
const ground = nightGround({
  width: WIDTH,
  height: HEIGHT,
  glow: { cx: 50, cy: 52, r: 60, middle: 0.6 },
});

for (const [name, scene] of Object.entries(pictures)) {
  const drawn = await sharp(join(scenes, `${scene}-1200.avif`))
    .trim({ threshold: 40 })
    .toBuffer();
  const input = await sharp(drawn).resize({ height: SCENE_HEIGHT }).toBuffer();
  const image = sharp(ground)
    .composite([{ input, gravity: 'center' }])
    .avif({ quality: 40, effort: 9 });
  await writePicture(image, join(target, `${name}.avif`), MAX_BYTES);
}
