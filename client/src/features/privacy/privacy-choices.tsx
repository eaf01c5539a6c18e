import { matchPage } from '#shared/site-map.ts';
import { UNMEASURED_PAGES } from '#shared/analytics/consent.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { ChoicesButton } from './choices-button.tsx';
import { type Consent, isOpen } from './create-consent.ts';
import type { PrivacyAnswer } from './privacy-answer.ts';
import { PrivacyNotice } from './privacy-notice.tsx';

interface PrivacyChoicesProps {
  consent: Consent;
  /** A page was drawn, by the router, which has a root of its own. */
  onPage: () => void;
}

/** The notice, where something is to be asked or was asked for, and the footer's button. */
export function PrivacyChoices({ consent, onPage }: PrivacyChoicesProps) {
  const { subscribe, get } = consent.state;
  const state = useSyncExternalStore(subscribe, get);
  const pathname = usePathname();
  const [isAsked, setIsAsked] = useState(false);
  const [isPutOff, setIsPutOff] = useState(false);
  /** Where the keyboard was before it came into the notice. */
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    const frame = requestAnimationFrame(onPage);
    return () => cancelAnimationFrame(frame);
  }, [onPage, pathname]);

  // Nothing is measured there, so nothing is asked and there is nothing to choose.
  if (UNMEASURED_PAGES.has(matchPage(pathname).id)) return null;
  const isShown = isAsked || (isOpen(state) && !isPutOff);

  function close(): void {
    setIsAsked(false);
    setIsPutOff(true);
    if (origin.current instanceof HTMLElement) origin.current.focus();
    origin.current = null;
  }

  function answer(given: PrivacyAnswer): void {
    close();
    consent.give(given);
  }

  return (
    <>
      {isShown && (
        <div
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
          }}
        >
          <PrivacyNotice
            // Opened from the footer it is a new one, which takes the focus.
            key={String(isAsked)}
            consent={state}
            isAsked={isAsked}
            onAnswer={answer}
            onClose={close}
          />
        </div>
      )}
      <ChoicesButton isOpen={isShown} onOpen={() => setIsAsked(true)} />
    </>
  );
}
