/**
 * How a card uses its room. `lead` spans the grid; a `wide` card has its picture beside the text
 * where a `narrow` one has text alone, so that both end up about equally tall; `alone` is the last
 * one when nothing is left to stand beside it.
 */
export type CardShape = 'lead' | 'wide' | 'narrow' | 'alone';

/** The first card leads; then wide and narrow change sides from row to row. */
export function cardShape(index: number, count: number): CardShape {
  if (index === 0) return 'lead';
  if (index === count - 1 && index % 2 === 1) return 'alone';
  return index % 4 === 1 || index % 4 === 0 ? 'wide' : 'narrow';
}

/** Columns of the grid: two on a tablet, twelve on a desktop. */
export const cardSpan: Record<CardShape, string> = {
  lead: 'md:col-span-2 lg:col-span-12',
  wide: 'lg:col-span-7',
  narrow: 'lg:col-span-5',
  alone: 'md:col-span-2 lg:col-span-12',
};
