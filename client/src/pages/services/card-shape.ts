/**
 * How much of a row a card takes: `lead` and `alone` (the last one, when nothing is left to stand beside it)
 * span the grid, the others stand in pairs.
 */
export type CardShape = 'lead' | 'half' | 'alone';

/** The first card leads. */
export function cardShape(index: number, count: number): CardShape {
  if (index === 0) return 'lead';
  return index === count - 1 && index % 2 === 1 ? 'alone' : 'half';
}

/** Text, benefits and link of a card take a row each, so that those of two neighbors begin at one height. */
export const rowsOfCard = 'row-span-3 grid grid-rows-subgrid gap-y-0';

/** Columns of the grid: two on a tablet, twelve on a desktop. */
export const cardSpan: Record<CardShape, string> = {
  lead: 'md:col-span-2 lg:col-span-12',
  half: `lg:col-span-6 ${rowsOfCard}`,
  alone: `md:col-span-2 lg:col-span-12 ${rowsOfCard}`,
};
