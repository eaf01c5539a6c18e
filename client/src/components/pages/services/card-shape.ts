/**
 * How a card uses its room. `lead` spans the grid; a `wide` card has its picture beside the text
 * where a `narrow` one has text alone, so that both end up about equally tall.
 */
export type CardShape = 'lead' | 'wide' | 'narrow';

/** The first card leads; then wide and narrow change sides from row to row. */
export function cardShape(index: number): CardShape {
  if (index === 0) return 'lead';
  return index % 4 === 1 || index % 4 === 0 ? 'wide' : 'narrow';
}

/** Columns of the grid: two on a tablet, twelve on a desktop. */
export const cardSpan: Record<CardShape, string> = {
  lead: 'md:col-span-2 lg:col-span-12',
  wide: 'lg:col-span-7',
  narrow: 'lg:col-span-5',
};
