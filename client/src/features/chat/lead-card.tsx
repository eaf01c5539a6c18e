import { chatTexts } from '#shared/content/chat-texts.ts';
import { type CardKey, cardKeys, leadFields } from '#shared/entities/lead.ts';
import { type FocusEvent, type SubmitEvent, useEffect, useId, useState } from 'react';
import { Moving } from '../../components/motion/moving.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { pressShown } from '../../lib/press-shown.ts';
import type { ChatState } from './chat-state.ts';
import { ConsentText } from './consent-text.tsx';
import type { LeadCapture } from './lead-capture.ts';
import { LeadCountdown } from './lead-countdown.tsx';
import { isSendable, leadProblems } from '#shared/leads/lead-details.ts';
import { LeadField } from './lead-field.tsx';
import type { LeadView } from './lead-view.ts';
import { PreferenceBox } from './preference-box.tsx';

const texts = chatTexts.lead;

export interface LeadCardProps {
  lead: LeadCapture;
  state: ChatState;
  view: LeadView;
}

/**
 * What was understood of the visitor's details: to be corrected, sent now, or kept back. A sheet over
 * the foot of the conversation whose buttons are always in view; what does not fit scrolls above them.
 */
export function LeadCard({ lead, state, view }: LeadCardProps) {
  const id = useId();
  const [isChecked, setIsChecked] = useState(false);
  const { details, card, isTimed } = view;
  const { edits, smsOptIn, marketingOptIn, isPaused } = state.lead;
  const { clock } = lead;
  const isNew = card === 'new';
  const problems: Partial<Record<CardKey, string>> = isChecked ? leadProblems(details) : {};

  // Whoever takes the card away takes the focus out of it.
  useEffect(() => () => clock.hold('focus', false), [clock]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    void pressShown().then(() => {
      if (lead.sendNow()) return;
      setIsChecked(true);
      const first = Object.keys(leadProblems(details))[0];
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    });
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>): void {
    clock.hold('focus', currentTarget.contains(relatedTarget));
  }

  const explanation = isNew
    ? isSendable(details)
      ? texts.understood
      : texts.asked
    : texts.correction;
  return (
    <Moving
      as="form"
      way="card"
      noValidate
      onSubmit={handleSubmit}
      onFocus={() => clock.hold('focus', true)}
      onBlur={handleBlur}
      onScrollCapture={clock.noteReading}
      aria-labelledby={id}
      className="chat-card text-small"
    >
      <div className="chat-card-body">
        <h3 id={id} className="text-[1.0625rem] leading-snug">
          {texts.heading}
        </h3>
        <p className="mt-1 text-caption text-balance">{explanation}</p>
        {cardKeys.map((key) => (
          <LeadField
            key={key}
            name={key}
            label={leadFields[key].label}
            {...leadFields[key].card}
            value={edits[key] ?? details[key]}
            problem={problems[key]}
            onChange={(value) => lead.change({ edits: { ...edits, [key]: value } })}
          />
        ))}
        {isNew && (
          <>
            <PreferenceBox
              isChecked={smsOptIn}
              onChange={(checked) => lead.change({ smsOptIn: checked })}
              label={texts.sms}
            >
              <ConsentText isChecked={smsOptIn} />
            </PreferenceBox>
            <PreferenceBox
              isChecked={marketingOptIn}
              onChange={(checked) => lead.change({ marketingOptIn: checked })}
              label={texts.marketing}
            />
          </>
        )}
      </div>
      <div className="chat-card-foot">
        <LeadCountdown
          clock={clock}
          isTimed={isTimed}
          isPaused={isPaused}
          onPause={(paused) => lead.change({ isPaused: paused })}
        />
        <div className="flex gap-2">
          <button type="submit" className={buttonClass('primary', 'flex-1 px-3 py-2')}>
            {texts.send}
          </button>
          <button
            type="button"
            onClick={() => void pressShown().then(lead.decline)}
            className={buttonClass('secondary', 'flex-1 px-3 py-2')}
          >
            {isNew ? texts.decline : texts.keepChange}
          </button>
        </div>
      </div>
    </Moving>
  );
}
