import { chatTexts } from '#shared/content/chat-texts.ts';
import { CONSENT_VERSION, consentSegments } from '#shared/content/sms-consent.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { RichText } from '../../components/document/rich-text.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import type { ChatState } from './chat-state.ts';
import type { LeadDetails } from './extract-lead.ts';
import type { LeadCapture } from './lead-capture.ts';
import { LeadField } from './lead-field.tsx';
import { isSendable, leadDetails, leadProblems } from './lead-request.ts';
import { PreferenceBox } from './preference-box.tsx';

const texts = chatTexts.lead;

const fields = [
  { key: 'name', type: 'text', autoComplete: 'name' },
  { key: 'email', type: 'email', autoComplete: 'email' },
  { key: 'phone', type: 'tel', autoComplete: 'tel' },
] as const satisfies { key: keyof LeadDetails; type: string; autoComplete: string }[];

/** What was understood of the visitor's details: to be corrected, sent now, or kept back. */
export function LeadCard({ lead, state }: { lead: LeadCapture; state: ChatState }) {
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const details = leadDetails(state);
  const { edits, smsOptIn, marketingOptIn } = state.lead;
  const problems = isChecked ? leadProblems(details) : {};

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (lead.sendNow()) return;
    setIsChecked(true);
    const first = Object.keys(leadProblems(details))[0];
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-labelledby={id}
      className="rounded-card border border-redbud-300 bg-redbud-100 p-4"
    >
      <h3 id={id} className="text-[1.0625rem] leading-snug">
        {texts.heading}
      </h3>
      <p className="mt-1">{isSendable(details) ? texts.understood : texts.asked}</p>
      {fields.map(({ key, ...field }) => (
        <LeadField
          key={key}
          name={key}
          label={texts[key]}
          {...field}
          value={edits[key] ?? details[key]}
          problem={problems[key]}
          onChange={(value) => lead.change({ edits: { ...edits, [key]: value } })}
        />
      ))}
      <PreferenceBox isTicked={smsOptIn} onChange={(ticked) => lead.change({ smsOptIn: ticked })}>
        <strong className="text-ink-950">{texts.sms}</strong>{' '}
        <RichText text={consentSegments(CONSENT_VERSION)} opensTabs />
      </PreferenceBox>
      <PreferenceBox
        isTicked={marketingOptIn}
        onChange={(ticked) => lead.change({ marketingOptIn: ticked })}
      >
        {texts.marketing}
      </PreferenceBox>
      <div className="mt-4 flex flex-wrap gap-x-2 gap-y-2">
        <button type="submit" className={buttonClass('primary', 'grow')}>
          {texts.send}
        </button>
        <button
          type="button"
          onClick={() => lead.change({ status: 'declined', isAsked: false })}
          className={buttonClass('secondary', 'grow')}
        >
          {texts.decline}
        </button>
      </div>
    </form>
  );
}
