import sharp from 'sharp';

const GAP_PX = 24;
/** Enough to judge layout and rhythm; details are in the single pictures. */
const TILE_WIDTHS_PX = { least: 160, most: 640 };
const SCALE = 0.3;
const MAX_TILE_HEIGHT_PX = 2_000;
const SHEET_WIDTH_PX = 8_000;

interface Tile {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Puts pictures of one width side by side in rows, tops aligned. */
export async function writeContactSheet(files: readonly string[], target: string): Promise<void> {
  if (files.length === 0) return;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let left = GAP_PX;
  let top = GAP_PX;
  let rowHeight = 0;
  for (const file of files) {
    const tile = await tileOf(file);
    if (left + tile.width + GAP_PX > SHEET_WIDTH_PX) {
      left = GAP_PX;
      top += rowHeight + GAP_PX;
      rowHeight = 0;
    }
    placed.push({ input: tile.input, left, top });
    left += tile.width + GAP_PX;
    rowHeight = Math.max(rowHeight, tile.height);
  }
  const height = top + rowHeight + GAP_PX;
  await sharp({ create: { width: SHEET_WIDTH_PX, height, channels: 3, background: '#8a8a8a' } })
    .composite(placed)
    .png({ palette: true })
    .toFile(target);
}

async function tileOf(file: string): Promise<Tile> {
  const whole = await sharp(file).metadata();
  const { least, most } = TILE_WIDTHS_PX;
  const width = Math.min(most, Math.max(least, Math.round(whole.width * SCALE)));
  const scaled = { width, height: Math.round((whole.height * width) / whole.width) };
  const height = Math.min(scaled.height, MAX_TILE_HEIGHT_PX);
  const picture = sharp(file).resize(scaled).extract({ left: 0, top: 0, width, height });
  return { input: await picture.png().toBuffer(), width, height };
}
