import { converter, formatHex, toGamut, wcagContrast } from 'culori';
import { identity } from './identity.ts';

/**
 * The colors of the brand, all of them from one hue. Only the build and the server read this; the
 * browser gets what it needs in the stylesheet and in pictures.
 */

/** The sample's own colors, chosen by hand; every other hue is these turned around the color wheel. */
const SAMPLE_HUE = 357;
const sample = {
  paper: '#FFFBF7',
  mist: '#F7F0F1',
  line: '#E6DAE0',
  ink600: '#5B4A68',
  ink800: '#33213F',
  ink950: '#1C1024',
  brand100: '#FBE4EE',
  brand300: '#F2A3C4',
  /** Between 300 and 700: stands on light and dark browser tabs alike. */
  brand500: '#C2336F',
  brand700: '#9B1B5A',
  brand800: '#7D1247',
} as const;

export type ColorName = keyof typeof sample;
export type Palette = Readonly<Record<ColorName, string>>;

/**
 * Which color is read on which, and the contrast it has at least (WCAG 2.2: 4.5 for text, 3 for what is
 * not text). Colors named first give way: they get lighter on dark grounds and darker on light ones.
 */
export const CONTRASTS: readonly (readonly [ColorName, ColorName | 'white', number])[] = [
  ['ink600', 'mist', 4.5],
  ['ink600', 'paper', 4.5],
  ['ink600', 'brand100', 4.5],
  ['ink800', 'mist', 7],
  ['ink950', 'mist', 7],
  ['brand700', 'white', 4.5],
  ['brand700', 'paper', 4.5],
  ['brand700', 'mist', 4.5],
  ['brand700', 'brand100', 4.5],
  ['brand800', 'white', 4.5],
  ['brand800', 'brand100', 4.5],
  ['brand300', 'ink950', 7],
  ['brand300', 'ink800', 4.5],
  ['mist', 'ink950', 7],
  ['paper', 'ink950', 7],
  ['brand500', 'white', 3],
  ['brand500', 'ink950', 3],
];

const inOklch = converter('oklch');
const inSrgb = toGamut('rgb', 'oklch');
const STEP = 0.005;

/**
 * The palette of a hue.
 * @param hue angle on the OKLCH color wheel, 0 to 359
 */
export function paletteOf(hue: number): Palette {
  const turn = hue - SAMPLE_HUE;
  if (turn === 0) return sample;
  const turned = Object.fromEntries(
    Object.entries(sample).map(([name, hex]) => [name, shifted(hex, turn, 0)]),
  ) as Record<ColorName, string>;
  for (const [name, ground, wanted] of CONTRASTS) {
    const groundColor = ground === 'white' ? '#FFFFFF' : turned[ground];
    const away = lightness(turned[name]) > lightness(groundColor) ? STEP : -STEP;
    // A color gets as far as white or black, where every pair above has its contrast.
    while (wcagContrast(turned[name], groundColor) < wanted) {
      turned[name] = shifted(turned[name], 0, away);
    }
  }
  return turned;
}

function shifted(hex: string, turn: number, lighter: number): string {
  const color = inOklch(hex);
  if (!color) throw new Error(`${hex} is no color.`);
  const { l, c, h = 0 } = color;
  return formatHex(inSrgb({ mode: 'oklch', l: l + lighter, c, h: (h + turn + 360) % 360 }));
}

const lightness = (hex: string) => inOklch(hex)?.l ?? 0;

/** The colors of this site. */
export const theme = paletteOf(identity.theme.hue);

/** The services' colors: one lightness and one chroma each, only the angle differs (hues.css). */
const SERVICE_COLORS = {
  DEFAULT: [0.45, 0.105],
  soft: [0.952, 0.026],
  mid: [0.83, 0.07],
} as const;
type ServiceColor = keyof typeof SERVICE_COLORS;

/**
 * A service's color as CSS has it. The services' angles stand around the sample's hue; for another brand they
 * turn with it, so that the first service has the brand's own.
 * @param angle a number of degrees, or the custom property that holds them
 */
export function serviceColor(name: ServiceColor, angle: string, turn = pictureTurn): string {
  const [lightness, chroma] = SERVICE_COLORS[name];
  return `oklch(${lightness} ${chroma} ${turn === 0 ? angle : `calc(${angle} + ${turn})`})`;
}

/** Degrees by which rendered pictures are turned, so that their glow has the hue of the brand. */
export const pictureTurn = (identity.theme.hue - SAMPLE_HUE + 360) % 360;
