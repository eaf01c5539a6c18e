/**
 * Renders a scene and encodes it for the site:  npm run art -- [--draft | --encode] [scene …]
 *
 * Without a name every scene is rendered. A draft is small, grainy and quick,
 * stays in .cache/art/ and touches no file of the site. With --encode the last
 * full render is encoded again and Blender is not started. Needs Blender;
 * nothing else in the repository does, because the encoded pictures are committed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sceneFolder = join(root, 'art/scenes');
const cacheFolder = join(root, '.cache/art');
const siteFolder = join(root, 'client/src/assets/scenes');

/** The widest is for dense screens, and for half a wide one; the cards of /elo are at most 400 px wide. */
const widthsOf = (scene) => (scene.startsWith('portal_') ? [480, 800] : [480, 800, 1200]);

/** No file may be heavier; the encoder steps its quality down until it fits. */
const budgets = {
  avif: { 480: 16_000, 800: 25_000, 1200: 60_000 },
  webp: { 480: 25_000, 800: 50_000, 1200: 60_000 },
};

const encoders = {
  // Full color resolution, or the thin pink line would bleed into the floor.
  avif: (image, quality) => image.avif({ quality, effort: 6, chromaSubsampling: '4:4:4' }),
  webp: (image, quality) =>
    image.webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }),
};
const qualities = { avif: [62, 58, 54, 50, 46, 42, 38], webp: [80, 74, 68, 62, 56] };

/** Says why it stops in one sentence, without a stack trace. */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The Blender to use: the BLENDER variable, or the one on the search path. */
function findBlender() {
  const command = process.env.BLENDER ?? 'blender';
  const answer = spawnSync(command, ['--version'], { encoding: 'utf8' });
  if (answer.error || answer.status !== 0) {
    stop(
      `Blender was not found: install Blender 3.4 or newer, or set the BLENDER variable to its program file ("${command}" did not start).`,
    );
  }
  return command;
}

/** File names on the site use hyphens, Python files use underscores. */
const siteName = (scene) => scene.replaceAll('_', '-');

const pngFile = (scene, draft) =>
  join(cacheFolder, `${siteName(scene)}${draft ? '-draft' : ''}.png`);

function render(blender, scene, draft) {
  const png = pngFile(scene, draft);
  const began = Date.now();
  const answer = spawnSync(
    blender,
    [
      '--background',
      '--python-exit-code',
      '1',
      '--python',
      join(sceneFolder, `${scene}.py`),
      '--',
      ...['--out', png],
      ...(draft ? ['--width', '640', '--samples', '32'] : []),
    ],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (answer.status !== 0 || !existsSync(png)) {
    stop(`Blender could not render ${scene}:\n${answer.stdout.slice(-1500)}${answer.stderr}`);
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${relative(root, png)}  ${seconds} s`);
  return png;
}

/** Scaling down is the last step against grain, so every width comes from the large render. */
async function encode(png, scene) {
  await mkdir(siteFolder, { recursive: true });
  for (const width of widthsOf(scene)) {
    const small = await sharp(png)
      .toColourspace('srgb')
      .resize(width, null, { kernel: 'lanczos3' })
      .png()
      .toBuffer();
    for (const [kind, encoder] of Object.entries(encoders)) {
      const file = join(siteFolder, `${siteName(scene)}-${width}.${kind}`);
      const budget = budgets[kind][width];
      let data;
      for (const quality of qualities[kind]) {
        data = await encoder(sharp(small), quality).toBuffer();
        if (data.length < budget) break;
      }
      await writeFile(file, data);
      console.log(`${relative(root, file)}  ${data.length} bytes`);
      if (data.length >= budget) {
        stop(`${relative(root, file)} is over its budget of ${budget} bytes; calm the scene down.`);
      }
    }
  }
}

const words = process.argv.slice(2);
const draft = words.includes('--draft');
const known = (await readdir(sceneFolder))
  .filter((name) => name.endsWith('.py'))
  .map((name) => name.slice(0, -3))
  .sort();
const asked = words
  .filter((word) => !word.startsWith('--'))
  .map((word) => word.replaceAll('-', '_'));
for (const scene of asked) {
  if (!known.includes(scene)) stop(`There is no scene "${scene}"; known are: ${known.join(', ')}.`);
}

const encodeOnly = words.includes('--encode');
const blender = encodeOnly ? undefined : findBlender();
await mkdir(cacheFolder, { recursive: true });
for (const scene of asked.length ? asked : known) {
  const png = blender ? render(blender, scene, draft) : pngFile(scene, false);
  if (!existsSync(png)) stop(`${relative(root, png)} is missing: render ${scene} first.`);
  if (encodeOnly || !draft) await encode(png, scene);
}
