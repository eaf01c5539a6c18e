/** One leaf of a banner: the middle of its midrib, and its size in multiples of the logo's drawing. */
export interface PlaceholderLeaf {
  readonly x: number;
  readonly scale: number;
}

/** Height of the line that everything hangs on: banners side by side share it. */
export const LINE_Y = 92;

/** How one placeholder banner looks. Numbers are in its drawing of 320 by 180. */
export interface PlaceholderScheme {
  /** A hue of the family in tailwind.config.ts. */
  readonly hue: `hue-${number}`;
  readonly ground: 'dark' | 'soft';
  /** From left to right; the first one has the ripples around it. */
  readonly leaves: readonly PlaceholderLeaf[];
  readonly leafStyle: 'filled' | 'outline';
  /** Where the line beats, from left to right, away from the leaves. */
  readonly beats: readonly number[];
}

/** Five, cycled by post id (spec §9); dark and light ones take turns. */
const SCHEMES = [
  {
    hue: 'hue-1',
    ground: 'dark',
    leaves: [{ x: 230, scale: 3.3 }],
    leafStyle: 'filled',
    beats: [38, 72],
  },
  {
    hue: 'hue-5',
    ground: 'soft',
    leaves: [{ x: 92, scale: 1.9 }],
    leafStyle: 'filled',
    beats: [160, 192, 224, 256],
  },
  {
    hue: 'hue-2',
    ground: 'dark',
    leaves: [
      { x: 84, scale: 2 },
      { x: 172, scale: 1.45 },
      { x: 238, scale: 1.05 },
    ],
    leafStyle: 'filled',
    beats: [],
  },
  {
    hue: 'hue-8',
    ground: 'soft',
    leaves: [{ x: 164, scale: 3 }],
    leafStyle: 'outline',
    beats: [24, 262],
  },
  {
    hue: 'hue-4',
    ground: 'dark',
    leaves: [{ x: 104, scale: 3 }],
    leafStyle: 'filled',
    beats: [196, 248],
  },
] as const satisfies readonly PlaceholderScheme[];

/** @param postId any whole number */
export function placeholderScheme(postId: number): PlaceholderScheme {
  const index = ((postId % SCHEMES.length) + SCHEMES.length) % SCHEMES.length;
  return SCHEMES[index] ?? SCHEMES[0];
}
