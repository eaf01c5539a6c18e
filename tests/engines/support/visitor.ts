/** What a test does in a browser, whichever engine it has; `run` asks the page itself. */
export interface Visitor {
  /** What the page printed, threw or failed to load; WebKit's driver does not tell. */
  readonly complaints: string[];
  readonly go: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  /** WebKit's window is never narrower than 447 px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  readonly run: <Args extends readonly Plain[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the first visible element that matches and holds the text, in its middle. */
  readonly click: (selector: string, text?: string) => Promise<void>;
  /** Moves the pointer a little, as whoever begins to read does. */
  readonly stir: () => Promise<void>;
  readonly press: (key: keyof typeof keys) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** The whole page from its first line to its last, as PNG. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** What goes through JSON. */
export type Plain =
  string | number | boolean | null | readonly Plain[] | { readonly [name: string]: Plain };

/** Keys by the code points that WebDriver gives them. */
export const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' } as const;

/** @returns the middle of the first visible element in the window, in CSS pixels, once it is there */
export function middleOf(selector: string, text: string): { x: number; y: number } | null {
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text),
  );
  if (!element) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** How long something to press is waited for. */
export const TARGET = { timeout: 30_000, interval: 100 };
