import { LINE_Y, type PlaceholderScheme } from './placeholder-scheme.ts';

/** Where a leaf's stalk ends, and just before its tip, from the middle of its midrib, in units of the logo's drawing. */
const STALK = { x: -29.27, y: -1.71 };
const TIP_X = 19.7;

/** One heartbeat, this wide. */
const BEAT = 'l4 0 4-10 6 24 5-19 3 5 4 0';
const BEAT_WIDTH = 26;

/** A banner is cut to its box, so the line goes on far beyond the drawing's 320 units. */
const FAR_LEFT = -400;
const FAR_RIGHT = 720;

/** Where the stalk of the first leaf begins, from the drawing's left edge. */
export function leafStart({ leaves: [first] }: PlaceholderScheme): number {
  return first ? Math.round(first.x + STALK.x * first.scale) : 0;
}

/** The pulse line of a banner as an SVG path: it runs from leaf to leaf and beats in between. */
export function bannerLine({ leaves, beats }: PlaceholderScheme): string {
  let path = '';
  let from = FAR_LEFT;
  const runTo = (to: number) => {
    const between = beats.filter((x) => x >= from && x + BEAT_WIDTH <= to);
    path += `M${round(from)} ${LINE_Y}${between.map((x) => `H${x}${BEAT}`).join('')}H${round(to)}`;
  };
  for (const { x, scale } of leaves) {
    // Up to just before the stalk, then in a small bend to its edge: an outlined leaf shows what runs into it.
    runTo(x + STALK.x * scale - 8);
    path += `q4 0 8 ${round(STALK.y * scale)}`;
    from = x + TIP_X * scale;
  }
  runTo(FAR_RIGHT);
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
