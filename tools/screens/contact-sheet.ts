import sharp from 'sharp';

const GAP_PX = 24;
/** Enough to judge layout and rhythm; details are in the single pictures. */
const SCALE = 0.4;
const MAX_HEIGHT_PX = 3_200;

/** Puts pictures side by side, all at the same scale, tops aligned. */
export async function writeContactSheet(files: readonly string[], target: string): Promise<void> {
  if (files.length === 0) return;
  const tiles = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(file).metadata();
      const scaled = { width: Math.round(width * SCALE), height: Math.round(height * SCALE) };
      const shown = { ...scaled, height: Math.min(scaled.height, MAX_HEIGHT_PX) };
      const picture = sharp(file).resize(scaled).extract({ left: 0, top: 0, ...shown });
      return { input: await picture.png().toBuffer(), ...shown };
    }),
  );
  let left = GAP_PX;
  const placed = tiles.map(({ input, width }) => {
    const tile = { input, left, top: GAP_PX };
    left += width + GAP_PX;
    return tile;
  });
  const height = Math.max(...tiles.map((tile) => tile.height)) + 2 * GAP_PX;
  await sharp({ create: { width: left, height, channels: 3, background: '#8a8a8a' } })
    .composite(placed)
    .png({ palette: true })
    .toFile(target);
}
