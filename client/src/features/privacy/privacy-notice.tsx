import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { buttonClass } from '../../components/ui/button-class.ts';
import type { ConsentState } from './create-consent.ts';
import type { PrivacyAnswer } from './privacy-answer.ts';
import { useFreePlace } from './use-free-place.ts';
import { usePublishedHeight } from './use-published-height.ts';

export interface PrivacyNoticeProps {
  consent: ConsentState;
  /** The visitor opened it: it takes the focus, says what stands, and can be closed. */
  isAsked: boolean;
  onAnswer: (answer: PrivacyAnswer) => void;
  onClose: () => void;
}

/** One question and two equal buttons, beside the page and never in front of it. */
export function PrivacyNotice({ consent, isAsked, onAnswer, onClose }: PrivacyNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  const isSeen = useFreePlace(notice, isAsked);
  usePublishedHeight(notice, isSeen);

  useEffect(() => {
    if (!isAsked) return;
    notice.current?.focus();
    // The page grew below its footer by as much as the notice covers (privacy-notice.css).
    const page = document.documentElement;
    page.scrollTop = page.scrollHeight;
  }, [isAsked]);

  function handleKeyDown({ key }: KeyboardEvent): void {
    if (key === 'Escape') onClose();
  }

  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-label={privacyTexts.label}
      data-seen={isSeen ? '' : undefined}
      onKeyDown={handleKeyDown}
      className="privacy-notice text-small print:hidden"
    >
      {consent.hasSignal ? <Signal /> : <Question consent={consent} />}
      <div className="mt-3 flex flex-wrap gap-2">
        {!consent.hasSignal &&
          (['decline', 'accept'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className={buttonClass('secondary', 'flex-[1_1_7rem]')}
              onClick={() => onAnswer(choice === 'accept' ? 'accepted' : 'declined')}
            >
              {privacyTexts[choice]}
            </button>
          ))}
        {isAsked && (
          <button type="button" className="text-link min-h-12 min-w-12 grow px-3" onClick={onClose}>
            {privacyTexts.close}
          </button>
        )}
      </div>
    </section>
  );
}

function Question({ consent: { stored } }: { consent: ConsentState }) {
  const { question, reason, policyLink, standing } = privacyTexts;
  return (
    <>
      <p className="font-semibold text-balance text-ink-950">{question}</p>
      <p className="mt-1 text-ink-800">
        {reason} {/* A full page load: this link stands outside the site's own router. */}
        <a href={policyLink.href} className="text-link whitespace-nowrap">
          {policyLink.label}
        </a>
      </p>
      {stored && (
        <p className="mt-2 text-ink-600">
          {standing[stored.answer]} {new Date(stored.answeredAt).toLocaleDateString('en-US', DAY)}.
        </p>
      )}
    </>
  );
}

const DAY = { dateStyle: 'long' } as const;

function Signal() {
  const { heading, text } = privacyTexts.signal;
  return (
    <>
      <p className="font-semibold text-ink-950">{heading}</p>
      <p className="mt-1 text-ink-800">{text}</p>
    </>
  );
}
