/**
 * Sets encoded scenes on a ground of their own, as pictures of posts (featuredImage):
 *   node art/post-pictures.mjs
 * A scene alone has no ground, and the card of a post is white.
 */
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scenes = join(root, 'client/src/assets/scenes');
const target = join(root, 'client/public/blog');

/** 16:9 around a scene of 800 x 600 at its own size: nothing is made larger. */
const WIDTH = 1066;
const HEIGHT = 600;
const MAX_BYTES = 40_000;

/** The picture of a post, named for what it shows, and its scene. */
const pictures = {
  'locked-server-room': 'security-services',
  'wi-fi-in-three-rooms': 'network-wifi',
  'fax-becomes-efax': 'efax-services',
};

/** Night with a faint glow behind the scene. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><radialGradient id="glow" cx="50%" cy="52%" r="60%">
    <stop offset="0" stop-color="#4A2748"/><stop offset=".6" stop-color="#2A1734"/><stop offset="1" stop-color="#1C1024"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="url(#glow)"/>
</svg>`;

await mkdir(target, { recursive: true });
for (const [name, scene] of Object.entries(pictures)) {
  const file = join(target, `${name}.avif`);
  await sharp(Buffer.from(ground))
    .composite([{ input: join(scenes, `${scene}-800.avif`) }])
    .avif({ quality: 50, effort: 9 })
    .toFile(file);
  const { size } = await stat(file);
  if (size > MAX_BYTES) throw new Error(`${name} has ${size} bytes, more than ${MAX_BYTES}.`);
  process.stdout.write(`${relative(root, file)} ${size} bytes\n`);
}
