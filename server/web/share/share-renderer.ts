import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { projectRoot } from '#server/lib/project-root.ts';
import { pictureTurn } from '#shared/identity/theme.ts';
import { sharePictureSize } from '#shared/share-picture.ts';
import { readShareFonts } from './share-fonts.ts';
import { type ShareCard, shareLayout } from './share-layout.ts';

/** Makes a share picture: a PNG of 1200 by 630 pixels and less than 120 kB. */
export type ShareRenderer = (card: ShareCard) => Promise<Buffer>;

export const MAX_SHARE_PICTURE_BYTES = 120_000;

const folder = join(projectRoot, 'server/web/share');

/** Tried in this order until the picture is light enough; the first is mostly enough. */
const QUALITIES = [
  { quality: 90, dither: 0.6 },
  { quality: 70, dither: 0.3 },
  { quality: 50, dither: 0 },
  { colours: 64, dither: 0 },
];

/** Reads fonts and background once. Rendering takes the thread some 20 ms; use a worker on a server. */
export async function createShareRenderer(): Promise<ShareRenderer> {
  const [background, fonts] = await Promise.all([readBackground(), readShareFonts()]);
  return async (card) => {
    const svg = await satori(shareLayout(card), { ...sharePictureSize, fonts });
    const picture = await sharp(background.data, { raw: background.info })
      .composite([{ input: Buffer.from(svg) }])
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const palette of QUALITIES) {
      const png = await sharp(picture.data, { raw: picture.info })
        .png({ palette: true, effort: 7, ...palette })
        .toBuffer();
      if (png.length < MAX_SHARE_PICTURE_BYTES) return png;
    }
    throw new Error(`The share picture of "${card.title}" is too heavy.`);
  };
}

function readBackground() {
  const { width, height } = sharePictureSize;
  const background = sharp(join(folder, 'share-background.png')).resize(width, height);
  return (pictureTurn === 0 ? background : background.modulate({ hue: pictureTurn }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
