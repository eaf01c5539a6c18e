import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import { useEffect, useRef } from 'react';
import { EmailText } from '../../components/ui/email-text.tsx';
import { pressShown } from '../../lib/press-shown.ts';
import { isHandedOver, type LeadStatus } from './chat-state.ts';
import type { LeadCapture } from './lead-capture.ts';

export interface TalkToPersonProps {
  lead: LeadCapture;
  status: LeadStatus;
}

const row =
  'flex min-h-11 w-full items-center gap-2 text-left text-white underline decoration-white/40 underline-offset-4 hover:decoration-white';

/**
 * Always there: call, e-mail, or leave details. It opens by itself when the server refused the
 * visitor's details: no message says so (spec §8), but the ways to us are before their eyes.
 */
export function TalkToPerson({ lead, status }: TalkToPersonProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { label, call, email, details: leave, detailsSending, detailsSent } = chatTexts.person;

  useEffect(() => {
    if (status === 'refused' && details.current) details.current.open = true;
  }, [status]);

  function askForDetails(): void {
    if (details.current) details.current.open = false;
    void pressShown().then(lead.ask);
  }

  return (
    <details ref={details} className="group border-t border-rule-dark text-small">
      <summary className="flex min-h-11 items-center justify-between px-4 font-semibold text-redbud-300">
        {label}
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="size-5 stroke-current group-open:rotate-180"
        >
          <path d="M5 8l5 5 5-5" fill="none" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="px-4 pb-2">
        <a href={company.phone.href} className={row}>
          {call} <span className="whitespace-nowrap tabular-nums">{company.phone.display}</span>
        </a>
        <a href={company.emails.general.href} className={row}>
          <span className="whitespace-nowrap">{email}</span>
          <span>
            <EmailText address={company.emails.general.address} />
          </span>
        </a>
        {isHandedOver(status) ? (
          <p className="flex min-h-11 items-center text-white">
            {status === 'sent' ? detailsSent : detailsSending}
          </p>
        ) : (
          <button type="button" onClick={askForDetails} className={row}>
            {leave}
          </button>
        )}
      </div>
    </details>
  );
}
