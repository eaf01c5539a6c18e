import { mkdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Night with a faint glow, as SVG: the ground of pictures that stand alone.
 * @param glow attributes of the gradient: `cx`, `cy` and `r` in percent, `middle` from 0 to 1
 * @param stars SVG to draw above it
 */
export function nightGround({ width, height, glow, stars = '' }) {
  const { cx, cy, r, middle } = glow;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><radialGradient id="glow" cx="${cx}%" cy="${cy}%" r="${r}%">
    <stop offset="0" stop-color="#4A2748"/><stop offset="${middle}" stop-color="#2A1734"/><stop offset="1" stop-color="#1C1024"/>
  </radialGradient></defs>
  <rect width="100%" height="100%" fill="url(#glow)"/>
  ${stars}
</svg>`);
}

/**
 * Writes a picture and says what it weighs.
 * @param image a picture of sharp, its format chosen
 * @throws Error when it weighs more than `maxBytes`; the file is there to be looked at
 */
export async function writePicture(image, file, maxBytes) {
  await mkdir(dirname(file), { recursive: true });
  await image.toFile(file);
  const { size } = await stat(file);
  const name = relative(root, file);
  if (size > maxBytes) throw new Error(`${name} has ${size} bytes, more than ${maxBytes}.`);
  process.stdout.write(`${name} ${size} bytes\n`);
}
