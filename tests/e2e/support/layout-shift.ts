import type { Page } from 'playwright';

/** Where not all of a document is there: a hundredth of the limit for "good". */
export const SMALL_SHIFT = 0.001;
/** What three decimals, as they are reported, show as 0: a few letters that go three pixels to the side. */
export const NO_SHIFT = 0.0005;

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

/** What has moved so far, as tags or texts; empty while it is no more than `ignored`. */
export async function movedSoFar(page: Page, ignored: number): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const { observer, note, shifts } = (globalThis as Scope).layoutShifts;
    note(observer?.takeRecords() ?? []);
    return shifts;
  });
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  if (total <= ignored) return [];
  return [`${total.toFixed(4)} in total`, ...shifts.flatMap(({ moved }) => moved)];
}
