import type { Page } from 'playwright';

/** Headings, titles of cards and what is set like them. */
const TITLES = 'h1, h2, h3, h4, legend, caption, summary, dt, blockquote';

/**
 * Titles whose last line is one short word, and those in which a word is broken although it has no place to
 * break at. A line counts as short below a third of the longest.
 */
export function lineFaults(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    interface Line {
      readonly words: string[];
      readonly top: number;
      left: number;
      right: number;
    }

    function linesOf(title: Element): { lines: Line[]; broken: string[] } {
      const lines: Line[] = [];
      const broken: string[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only')) {
          continue;
        }
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/-]+[/-]*/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          for (const { left, right, top, height } of boxes) {
            const last = lines.at(-1);
            if (last && Math.abs(top - last.top) < height / 2) {
              last.words.push(word);
              last.left = Math.min(last.left, left);
              last.right = Math.max(last.right, right);
            } else {
              lines.push({ words: [word], top, left, right });
            }
          }
        }
      }
      return { lines, broken };
    }

    const faults: string[] = [];
    for (const title of document.querySelectorAll(selector)) {
      if (!title.checkVisibility({ visibilityProperty: true }) || title.matches('.sr-only *')) {
        continue;
      }
      const { lines, broken } = linesOf(title);
      const name = `${title.tagName} "${title.textContent.trim().slice(0, 60)}"`;
      if (broken.length > 0) faults.push(`${name} breaks ${broken.join(', ')}`);
      const last = lines.at(-1);
      if (!last || lines.length === 1 || last.words.length > 1) continue;
      const longest = Math.max(...lines.map(({ left, right }) => right - left));
      if (last.right - last.left < longest / 3) {
        faults.push(`${name} leaves ${last.words.join()} alone`);
      }
    }
    return faults;
  }, TITLES);
}
