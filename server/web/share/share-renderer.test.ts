import { createElement } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import {
  createShareRenderer,
  MAX_SHARE_PICTURE_BYTES,
  type ShareRenderer,
} from './share-renderer.ts';
import { readShareFonts, shareFontFamilies } from './share-fonts.ts';
import { shareTitle } from './share-text.ts';

let render: ShareRenderer;

beforeAll(async () => {
  render = await createShareRenderer();
});

/** Left, top, width and height in pixels. */
type Area = readonly [number, number, number, number];

/** The brightest value of any pixel in a part of the picture. */
async function brightest(png: Buffer, [left, top, width, height]: Area) {
  const part = sharp(png).extract({ left, top, width, height }).greyscale();
  const { channels } = await sharp(await part.png().toBuffer()).stats();
  return channels[0]?.max ?? 0;
}

test.each([
  ['a usual title', 'A HIPAA risk analysis for a small practice, in five afternoons'],
  ['one word', 'Ransomware'],
  ['two letters', 'CT'],
  ['a word longer than the line', 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)],
  ['a very long title', 'What every practice manager should know about backups. '.repeat(4)],
  ['capitals as wide as they come', 'WWWW MMMM '.repeat(13)],
  ['quotation marks', '“Is it plugged in?” and ‘other’ "questions"'],
  ['markup', '<script>alert(1)</script> & <b>bold</b>'],
  ['pictographs', 'Backups 🎉👩‍⚕️ that work'],
  ['Hebrew', 'מה לעשות כשה-EHR לא זמין: מדריך קצר'],
  ['Arabic', 'كيف تحمي عيادتك من برامج الفدية HIPAA 2026'],
])('%s becomes a light picture whose text stays left of the scene and inside', async (_, title) => {
  const drawn = shareTitle(title) ?? '';
  expect(drawn).not.toBe('');
  const png = await render({ title: drawn, section: 'Operations' });
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(MAX_SHARE_PICTURE_BYTES);
  // Bright text in the column, nothing on the margins around it.
  expect(await brightest(png, [64, 140, 536, 380])).toBeGreaterThan(230);
  const margins: Area[] = [
    [0, 0, 56, 630],
    [0, 0, 560, 56],
    [0, 580, 560, 50],
    // Between title and address.
    [64, 524, 500, 8],
  ];
  for (const margin of margins) {
    expect(await brightest(png, margin)).toBeLessThan(60);
  }
});

test.each(Object.values(shareFontFamilies))(
  'every letter that a title may hold is in one of the fonts %s',
  async (fontFamily) => {
    const letters = Array.from({ length: 0x2200 - 0x21 }, (_, at) =>
      String.fromCodePoint(at + 0x21),
    )
      .filter((letter) => shareTitle(`${letter}aaaaaaaaaa`)?.startsWith(letter))
      .join('');
    expect(letters.length).toBeGreaterThan(400);
    const missing: string[] = [];
    await satori(createElement('div', { style: { fontFamily } }, letters), {
      width: 1200,
      height: 630,
      fonts: await readShareFonts(),
      loadAdditionalAsset: (_, segment) => {
        missing.push(segment);
        return Promise.resolve([]);
      },
    });
    expect(missing).toEqual([]);
  },
);
