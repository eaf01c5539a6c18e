import type { Phone } from './phone.ts';

/** How long one tap took until the next frame was shown, and what of it was whose. Milliseconds. */
export interface TapTiming {
  readonly duration: number;
  /** Until the first handler ran. */
  readonly delay: number;
  readonly handlers: number;
  /** What the frames did that the tap fell into or waited for, as Long Animation Frames has it. */
  readonly frames: readonly string[];
}

/** A control that a finger can reach now. */
export interface Control {
  /** The same for the same control of the same page. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Event Timing reports nothing that was shown sooner. */
export const SHORTEST_MS = 16;
/** A finger comes down for about so long. */
export const PRESS_MS = 60;
/** Nobody taps what is still on the move: a page that was scrolled has stood still for so long. */
const STILL_MS = 200;

/** TypeScript's own does not know the threshold of Event Timing yet. */
interface EventObserverInit extends PerformanceObserverInit {
  readonly durationThreshold: number;
}

/** https://w3c.github.io/long-animation-frames; TypeScript's own does not know it yet. */
interface LongFrame extends PerformanceEntry {
  readonly styleAndLayoutStart: number;
  readonly scripts: readonly {
    readonly duration: number;
    readonly forcedStyleAndLayoutDuration: number;
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
  }[];
}

interface Watched {
  interactions: PerformanceEventTiming[];
  longFrames: LongFrame[];
}

/** Keeps what Event Timing says of every document of the phone. */
export function watchInteractions(phone: Phone): Promise<void> {
  const options: EventObserverInit = {
    type: 'event',
    durationThreshold: SHORTEST_MS,
    buffered: true,
  };
  return phone.runFirst((init) => {
    const watched = globalThis as unknown as Watched;
    watched.interactions = [];
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      watched.interactions.push(...entries.filter(({ interactionId }) => interactionId > 0));
    }).observe(init);
    watched.longFrames = [];
    new PerformanceObserver((list) => {
      watched.longFrames.push(...(list.getEntries() as LongFrame[]));
    }).observe({ type: 'long-animation-frame', buffered: true });
  }, options);
}

/**
 * Taps a control and waits until the page rests.
 * @returns undefined when the tap led to another document, which takes its figures along
 */
export async function timeTap(phone: Phone, { x, y }: Control): Promise<TapTiming | undefined> {
  const before = await phone.ask(() => [performance.timeOrigin, performance.now()] as const);
  if (!before) return undefined;
  await phone.tap(x, y, PRESS_MS);
  const after = await phone.ask(async () => {
    // Painted, reported, and nothing left to do.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    await new Promise((resolve) => {
      requestIdleCallback(resolve, { timeout: 2_000 });
    });
    const { interactions, longFrames } = globalThis as unknown as Watched;
    const entries = interactions.map(({ startTime, processingStart, processingEnd, duration }) => ({
      startTime,
      duration,
      delay: processingStart - startTime,
      handlers: processingEnd - processingStart,
      frames: longFrames
        .filter((frame) => frame.startTime < startTime + duration)
        .filter((frame) => frame.startTime + frame.duration > startTime)
        .map((frame) =>
          [
            `${Math.round(frame.startTime - startTime)} ms: ${Math.round(frame.duration)} ms`,
            ...frame.scripts.map(
              (script) =>
                `${script.invoker} ${script.sourceURL.split('/').at(-1) ?? ''} ${script.sourceFunctionName} ${Math.round(script.duration)}`,
            ),
            `style and layout ${frame.styleAndLayoutStart ? Math.round(frame.startTime + frame.duration - frame.styleAndLayoutStart) : 0}`,
          ].join(', '),
        ),
    }));
    return { timeOrigin: performance.timeOrigin, entries };
  });
  if (after?.timeOrigin !== before[0]) return undefined;
  return after.entries
    .filter(({ startTime }) => startTime >= before[1])
    .reduce((longest, entry) => (entry.duration > longest.duration ? entry : longest), {
      duration: SHORTEST_MS,
      delay: 0,
      handlers: 0,
      frames: [] as string[],
    });
}

/** What can be tapped without leaving the site or its tab: one in the background draws a frame a second. @param isEarly in view, and leading nowhere yet */
export async function findControls(phone: Phone, isEarly: boolean): Promise<string[]> {
  for (;;) {
    const controls = await phone.ask(controlsIn, isEarly);
    if (controls) return controls;
  }
}

async function controlsIn(onlyInView: boolean): Promise<string[]> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const selector = 'button, input, textarea, select, summary, [role="tab"]';
  const all = [
    ...document.querySelectorAll<HTMLElement>(`${selector}, a[href^="/"]:not([target])`),
  ];
  const counts = new Map<string, number>();
  return all.flatMap((element) => {
    const text = element.getAttribute('aria-label') ?? (element.innerText || element.id);
    const plain = `${element.localName} ${text.trim().replace(/\s+/g, ' ').slice(0, 40)}`;
    const nth = (counts.get(plain) ?? 0) + 1;
    counts.set(plain, nth);
    element.dataset.tap = `${plain} ${nth}`;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    const isThere = element.checkVisibility() && width > 0 && height > 0;
    const isOk = !onlyInView || (element.matches(selector) && top >= 0 && bottom <= innerHeight);
    return isThere && isOk && !element.matches(':disabled') ? [element.dataset.tap] : [];
  });
}

/** Brings a control into view; undefined when it is gone or something lies over it. */
export function reach(phone: Phone, name: string): Promise<Control | undefined> {
  return phone.ask(reachIn, { wanted: name, stillMs: STILL_MS });
}

async function reachIn({ wanted, stillMs }: { wanted: string; stillMs: number }) {
  const before = scrollY;
  const element = document.querySelector(`[data-tap=${JSON.stringify(wanted)}]`);
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (scrollY !== before) await new Promise((resolve) => setTimeout(resolve, stillMs));
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const box = element?.getBoundingClientRect();
  if (!element || !box) return undefined;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return element.contains(hit) ? { name: wanted, x, y } : undefined;
}
