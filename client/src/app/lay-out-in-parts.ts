import { pressShown } from '../lib/press-shown.ts';

/** They fill the window, also a large one; tests/e2e/navigation.test.ts looks. */
const FIRST_PARTS = 2;

/**
 * Has a page that was just put into the document laid out over some frames: below its first screen one part a
 * frame. All at once it takes a slow phone 100 ms, which a tap would wait for.
 */
export function layOutInParts(): void {
  const parts = document.querySelectorAll<HTMLElement>('main > *');
  const later = [...parts].slice(FIRST_PARTS);
  for (const { style } of later) {
    style.contentVisibility = 'hidden';
    style.containIntrinsicBlockSize = '100vh';
  }
  void showEach(later);
}

async function showEach(later: readonly HTMLElement[]): Promise<void> {
  for (const { style } of later) {
    await pressShown();
    style.contentVisibility = '';
    style.containIntrinsicBlockSize = '';
  }
}
