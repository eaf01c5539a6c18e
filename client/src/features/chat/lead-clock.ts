import { createObservable, type Observable } from '../../lib/observable.ts';

/**
 * How long the card says that it will be sent, in seconds. Never under twenty, and a press keeps it
 * waiting for good (WCAG 2.2.1).
 */
export const LEAD_COUNTDOWN_S = 25;
/** After the last sign of reading or writing the countdown begins anew, in milliseconds. */
export const LEAD_READING_MS = 20_000;

const SECOND_MS = 1_000;

/** Why the clock stands: the tab is out of sight, the card has the focus, or a message is begun. */
export type ClockHold = 'hidden' | 'focus' | 'draft';

export interface ClockReading {
  /** `reading`: stopped until nothing has stirred for a while. */
  readonly phase: 'off' | 'running' | 'reading';
  readonly secondsLeft: number;
}

export interface LeadClock {
  readonly reading: Pick<Observable<ClockReading>, 'get' | 'subscribe'>;
  /** Begins the whole countdown, or ends it. */
  readonly start: () => void;
  readonly stop: () => void;
  /** The visitor reads, points or writes: nothing is sent for a while. */
  readonly noteReading: () => void;
  readonly hold: (reason: ClockHold, isHeld: boolean) => void;
  readonly isHeld: () => boolean;
}

const OFF: ClockReading = { phase: 'off', secondsLeft: LEAD_COUNTDOWN_S };

/** The time until the card sends itself. @param onDue called when it has run out */
export function createLeadClock(onDue: () => void): LeadClock {
  const reading = createObservable(OFF);
  const holds = new Set<ClockHold>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function run(secondsLeft: number): void {
    reading.set({ phase: 'running', secondsLeft });
    timer = setTimeout(() => {
      if (secondsLeft > 1) run(secondsLeft - 1);
      else {
        reading.set(OFF);
        onDue();
      }
    }, SECOND_MS);
  }

  function rest(): void {
    clearTimeout(timer);
    reading.set({ phase: 'reading', secondsLeft: LEAD_COUNTDOWN_S });
    if (holds.size === 0) timer = setTimeout(() => run(LEAD_COUNTDOWN_S), LEAD_READING_MS);
  }

  const isOn = () => reading.get().phase !== 'off';

  return {
    reading,
    start() {
      clearTimeout(timer);
      if (holds.size > 0) rest();
      else run(LEAD_COUNTDOWN_S);
    },
    stop() {
      clearTimeout(timer);
      if (isOn()) reading.set(OFF);
    },
    noteReading() {
      if (isOn()) rest();
    },
    hold(reason, isHeld) {
      if (holds.has(reason) === isHeld) return;
      if (isHeld) holds.add(reason);
      else holds.delete(reason);
      if (isOn()) rest();
    },
    isHeld: () => holds.size > 0,
  };
}
