import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { createObservable, type Observable } from '../../lib/observable.ts';
import type { BrowserStorage } from '../../lib/browser-storage.ts';
import { type PrivacyAnswer, readAnswer, type StoredAnswer } from './privacy-answer.ts';

export interface ConsentState {
  /** What the visitor said here; undefined: nothing that still counts. */
  readonly stored: StoredAnswer | undefined;
  /** The browser sends Global Privacy Control: no, whatever was said. */
  readonly hasSignal: boolean;
}

export interface Consent {
  readonly state: Observable<ConsentState>;
  readonly give: (answer: PrivacyAnswer) => void;
  /** Follows answers that are given in other tabs, or while this page slept. @returns ends it */
  readonly follow: () => () => void;
}

export interface ConsentParts {
  /** Stored across visits; where the browser refuses, an answer counts until the page is left. */
  readonly storage: BrowserStorage;
  /** Of the question that is asked. */
  readonly version: string;
  readonly hasSignal: () => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** May this visitor be measured? Only after a yes, and never against Global Privacy Control. */
export function isAllowed({ stored, hasSignal }: ConsentState): boolean {
  return !hasSignal && stored?.answer === 'accepted';
}

/** Neither the visitor nor the browser has answered yet. */
export function isOpen({ stored, hasSignal }: ConsentState): boolean {
  return !hasSignal && stored === undefined;
}

/** The visitor's answer: read, stored with its version and its time, and shared between tabs. */
export function createConsent({ storage, version, hasSignal, now }: ConsentParts): Consent {
  const read = (): ConsentState => ({
    stored: readAnswer(storage.read(storageKeys.privacyChoice), version, now()),
    hasSignal: hasSignal(),
  });
  const state = createObservable(read());
  return {
    state,
    give(answer) {
      const stored = { version, answer, answeredAt: now() };
      storage.write(storageKeys.privacyChoice, stored);
      state.set({ stored, hasSignal: hasSignal() });
    },
    follow() {
      const stop = new AbortController();
      const handle = ({ key }: StorageEvent) => {
        // No key: everything was cleared.
        if (key === null || key === storageKeys.privacyChoice) state.set(read());
      };
      addEventListener('storage', handle, { signal: stop.signal });
      // A page that the browser cached for Back was not notified meanwhile.
      const wake = ({ persisted }: PageTransitionEvent) => {
        if (persisted) state.set(read());
      };
      addEventListener('pageshow', wake, { signal: stop.signal });
      return () => stop.abort();
    },
  };
}

/** Whether the browser says no for its owner (https://w3c.github.io/gpc/). */
export function hasPrivacySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean | string }).globalPrivacyControl === true;
}
