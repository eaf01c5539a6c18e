/** How one placeholder banner looks. Numbers are in its 320 by 180 drawing. */
export interface PlaceholderScheme {
  /** A hue of the family in tailwind.config.ts. */
  readonly hue: `hue-${number}`;
  readonly ground: 'dark' | 'soft';
  /** Where the leaf sits, and how large it is. */
  readonly leaf: { readonly x: number; readonly y: number; readonly scale: number };
  /** Where the line beats, from left to right, away from the leaf. */
  readonly beats: readonly number[];
}

/** Five, cycled by post id (spec §9); dark and light ones take turns. */
const SCHEMES = [
  { hue: 'hue-1', ground: 'dark', leaf: { x: 214, y: 94, scale: 2.5 }, beats: [52] },
  { hue: 'hue-5', ground: 'soft', leaf: { x: 96, y: 88, scale: 2.1 }, beats: [186, 244] },
  { hue: 'hue-2', ground: 'dark', leaf: { x: 226, y: 92, scale: 3.6 }, beats: [40, 78] },
  { hue: 'hue-8', ground: 'soft', leaf: { x: 160, y: 90, scale: 2.3 }, beats: [34, 248] },
  { hue: 'hue-4', ground: 'dark', leaf: { x: 84, y: 96, scale: 3 }, beats: [196, 226, 256] },
] as const satisfies readonly PlaceholderScheme[];

/** @param postId any whole number */
export function placeholderScheme(postId: number): PlaceholderScheme {
  const index = ((postId % SCHEMES.length) + SCHEMES.length) % SCHEMES.length;
  return SCHEMES[index] ?? SCHEMES[0];
}
