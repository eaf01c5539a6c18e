import sharp from 'sharp';

const GAP_PX = 24;
/** Enough to judge layout and rhythm; details are in the single pictures. */
const TILE_WIDTHS_PX = { least: 160, most: 640 };
const SCALE = 0.3;
const MAX_TILE_HEIGHT_PX = 2_000;
const SHEET_WIDTH_PX = 8_000;
const BACKGROUND = '#8a8a8a';

/** Puts pictures of one width side by side in rows, tops aligned. */
export async function writeContactSheet(files: readonly string[], target: string): Promise<void> {
  // One picture is no sheet, and sharp refuses to join it.
  if (files.length < 2) return;
  const tiles = await Promise.all(files.map(tileOf));
  const widest = Math.max(...tiles.map(({ width }) => width));
  const across = Math.min(files.length, Math.floor(SHEET_WIDTH_PX / (widest + GAP_PX)));
  const join = { across, shim: GAP_PX, background: BACKGROUND };
  await sharp(
    tiles.map(({ png }) => png),
    { join },
  )
    .png({ palette: true })
    .toFile(target);
}

async function tileOf(file: string) {
  const whole = await sharp(file).metadata();
  const { least, most } = TILE_WIDTHS_PX;
  const width = Math.min(most, Math.max(least, Math.round(whole.width * SCALE)));
  const scaled = { width, height: Math.round((whole.height * width) / whole.width) };
  const height = Math.min(scaled.height, MAX_TILE_HEIGHT_PX);
  const picture = sharp(file).resize(scaled).extract({ left: 0, top: 0, width, height });
  return { png: await picture.png().toBuffer(), width };
}
