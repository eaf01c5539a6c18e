import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import { cardKeys } from '#shared/entities/lead.ts';
import { Fragment } from 'react';
import { buttonClass } from '../../components/ui/button-class.ts';
import { pressShown } from '../../lib/press-shown.ts';
import type { LeadReceipt } from './chat-message.ts';

const texts = chatTexts.lead.receipt;

/** "9:05 AM", without `Intl` (shared/format-count.ts). */
function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  const hours = date.getHours();
  const minutes = String(date.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

export interface ReceiptTextProps {
  receipt: LeadReceipt;
  /** The details can be changed here: they are the last ones that were handed over. */
  onChange: (() => void) | undefined;
}

/** What was handed over, what became of it and when, and the way to correct it. */
export function ReceiptText({ receipt, onChange }: ReceiptTextProps) {
  const { details, status, isCorrection, sentAt = 0 } = receipt;
  const isAway = status === 'waiting' || status === 'refused';
  const time = clockTime(sentAt);
  return (
    <div className="space-y-1">
      <p className="font-semibold">
        {status === 'sent'
          ? `${isCorrection ? texts.corrected : texts.sent} ${time}:`
          : texts[status]}
        {isAway && (
          <>
            {' '}
            <a href={company.phone.href} className="text-link whitespace-nowrap">
              {company.phone.display}
            </a>
          </>
        )}
      </p>
      <p>
        {cardKeys
          .filter((key) => details[key] !== '')
          .map((key, index) => (
            <Fragment key={key}>
              {index > 0 && <br />}
              {details[key]}
            </Fragment>
          ))}
      </p>
      {onChange && (
        <button
          type="button"
          onClick={() => void pressShown().then(onChange)}
          className={buttonClass('secondary', 'px-4 py-2')}
        >
          {texts.change}
        </button>
      )}
    </div>
  );
}
