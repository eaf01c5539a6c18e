import type { Page } from 'playwright';

/** A hundredth of the limit for "good"; a line of text that ends elsewhere is not worth a rewrite. */
const MOST_SHIFT = 0.001;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Watch {
  readonly shifts: { value: number; moved: string[] }[];
  readonly note: (entries: PerformanceEntryList) => void;
  observer?: PerformanceObserver;
}

type Scope = typeof globalThis & { layoutShifts: Watch };

/** From the next document on, writes down what moves by itself. */
export async function watchLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">`
        : (node?.textContent ?? 'something that is gone');
    const watch: Watch = {
      shifts: [],
      note(entries) {
        for (const { value, sources } of entries as Shift[]) {
          watch.shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
        }
      },
    };
    watch.observer = new PerformanceObserver((list) => watch.note(list.getEntries()));
    watch.observer.observe({ type: 'layout-shift', buffered: true });
    (globalThis as Scope).layoutShifts = watch;
  });
}

/** What has moved so far, as tags or texts; empty while it is too little to see. */
export async function movedSoFar(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const { observer, note, shifts } = (globalThis as Scope).layoutShifts;
    note(observer?.takeRecords() ?? []);
    return shifts;
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total < MOST_SHIFT) return [];
  return [`${total.toFixed(4)} in total`, ...shifts.flatMap(({ moved }) => moved)];
}
