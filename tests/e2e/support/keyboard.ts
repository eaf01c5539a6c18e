import type { JSHandle, Locator, Page } from 'playwright';

/** Presses keys one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** More than any page has; who comes here is caught somewhere. */
const MOST_STOPS = 120;

/**
 * Walks with Tab, or with the key given, until the target has the focus.
 * @throws Error when it is not reached: the path of the keyboard leads past it
 */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}

/**
 * Walks once around the page, until the focus leaves it or is back where it was first, and writes down
 * what a sighted person would miss on the way, and what the keyboard does not reach.
 * @throws Error when the walk does not end
 */
export async function faultsOnTheWay(
  page: Page,
  key: string,
): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
  const first = await page.evaluateHandle(() => document.activeElement);
  const reached = await page.evaluateHandle(() => new Set<string>());
  const faults: string[] = [];
  for (let stops = 1; stops < MOST_STOPS; stops += 1) {
    const fault = await faultOfFocus(page, reached);
    if (fault) faults.push(`${key}: ${fault}`);
    await page.keyboard.press(key);
    const isOver = await page.evaluate(
      (start) => [start, document.body].includes(document.activeElement as HTMLElement),
      first as JSHandle<HTMLElement>,
    );
    if (!isOver) continue;
    const unreached = await unreachedTargets(page, reached);
    return { stops, faults: [...faults, ...unreached.map((name) => `${key}: ${name}`)] };
  }
  throw new Error(`${key} does not lead around the page.`);
}

/** What was reached, by name: a button may be drawn anew when late code takes it over. */
type Names = JSHandle<Set<string>>;

/** What a mouse could press and the walk did not come by. */
function unreachedTargets(page: Page, reached: Names): Promise<string[]> {
  return page.evaluate((known) => {
    const nameOf = (element: Element) =>
      [element.tagName, element.ariaLabel, element.textContent.trim(), element.getAttribute('href')]
        .filter(Boolean)
        .join(' ');
    return [...document.querySelectorAll('a[href], button, summary, input, [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => !element.matches(':disabled, [type=hidden]') && !known.has(nameOf(element)),
      )
      .map((element) => `${nameOf(element)} is not reached`);
  }, reached);
}

/**
 * The middle of what has the focus is off the screen or under something else, or no ring is drawn
 * around it. Undefined when all is well.
 */
function faultOfFocus(page: Page, reached: Names): Promise<string | undefined> {
  return page.evaluate((known) => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing has the focus';
    const name = `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`;
    const { ariaLabel, textContent } = element;
    known.add(
      [element.tagName, ariaLabel, textContent.trim(), element.getAttribute('href')]
        .filter(Boolean)
        .join(' '),
    );
    // A link that breaks into two lines has its middle where its first line has it.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || !element.contains(top)) return `${name} is hidden`;
    return getComputedStyle(element).outlineStyle === 'none' ? `${name} has no ring` : undefined;
  }, reached);
}
