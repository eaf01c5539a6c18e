import { vi } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Most that a machine with other work lets a page wait. */
const TIMEOUT = { timeout: 30_000, interval: 100 };

type Asked = Pick<Visitor, 'run'>;

/** Asks until the answer is yes. @throws Error when it never is */
export const until = <Answer>(ask: () => Answer | Promise<Answer>) => vi.waitUntil(ask, TIMEOUT);

/** Waits until the page has a visible element that matches and holds the text. */
export function seen({ run }: Asked, selector: string, text = ''): Promise<boolean> {
  return until(() => run(isSeen, selector, text));
}

/** Waits until it has none. */
export function gone({ run }: Asked, selector: string): Promise<boolean> {
  return until(async () => !(await run(isSeen, selector, '')));
}

function isSeen(selector: string, text: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text),
  );
}

/** Waits until React hears what is around the page, which it does without anybody's help. */
export function started({ run }: Asked): Promise<boolean> {
  return until(() => run(() => document.querySelector('#screen[data-live]') !== null));
}

/** Waits until the page is set in the site's own fonts. */
export function fontsShown({ run }: Asked): Promise<boolean> {
  return until(() =>
    run(() =>
      ['Fraunces', 'Figtree'].every((name) =>
        [...document.fonts].some(
          ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
        ),
      ),
    ),
  );
}

/** Moves the pointer until React hears the whole page. */
export async function hydrated(visitor: Visitor): Promise<void> {
  await visitor.stir();
  await until(() => visitor.run(() => 'live' in document.documentElement.dataset));
}

/** Where the window stands on the page, once it no longer moves. */
export const scrolledTo = ({ run }: Asked): Promise<number> => run(() => Math.round(scrollY));

/** The name or the text of what has the focus. */
export const focused = ({ run }: Asked): Promise<string> =>
  run(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') ?? element?.textContent.trim() ?? '';
  });
