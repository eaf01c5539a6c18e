import { firstInteraction } from './first-interaction.ts';
import { whenInView } from './when-in-view.ts';

/**
 * What moves by itself does so without code for this long: the headline is still being typed, and a
 * carousel stands for 5 s.
 */
const MOVES_WITHOUT_CODE_MS = 3_000;

/**
 * Resolves when the served page needs its own code (docs/decisions/late-parts.md): at the visitor's
 * first sign of life, or a little later where something marked `data-moves` is in view.
 */
export function pageWanted(): Promise<void> {
  const moving = document.querySelector('[data-moves]');
  if (!moving) return firstInteraction();
  const itMoves = whenInView(moving).then(
    () => new Promise<void>((resolve) => setTimeout(resolve, MOVES_WITHOUT_CODE_MS)),
  );
  return Promise.race([firstInteraction(), itMoves]);
}

/** Asks for all files of the served page's code at once, instead of each after the one that names it. */
export function preloadPageFiles(): void {
  const files = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset.page ?? '';
  for (const href of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
