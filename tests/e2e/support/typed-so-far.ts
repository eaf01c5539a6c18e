/**
 * What of the headline is to be seen at a moment of its typing. It runs in the page, of any engine, and
 * stops the typing there.
 * @param ms since the first paint
 * @returns letters and spaces that are not covered, and the cursors that are in sight
 */
export function typedSoFar(ms: number): { characters: number; cursors: number } {
  const headline = document.querySelector<HTMLElement>('.typed');
  if (!headline) throw new Error('No headline is typed.');
  // From its start: it may have ended.
  headline.classList.remove('typed');
  headline.getBoundingClientRect();
  headline.classList.add('typed');
  for (const animation of headline.getAnimations({ subtree: true })) {
    animation.pause();
    animation.currentTime = ms;
  }
  let [characters, cursors] = [0, 0];
  for (const word of headline.children) {
    const cover = getComputedStyle(word, '::after');
    const { a: scale, e: left } = new DOMMatrix(cover.transform);
    const { width } = word.getBoundingClientRect();
    const letters = word.textContent?.length ?? 0;
    if (scale > 0 && left > -1 && left < width - 1) cursors++;
    const typed = scale > 0 ? Math.round((left / width) * letters) : letters;
    characters += Math.min(Math.max(typed, 0), letters);
  }
  return { characters, cursors };
}
