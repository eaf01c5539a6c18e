import { formatCentralTime } from '#server/lib/central-time.ts';
import { escapeHtml } from '#server/lib/escape.ts';
import { messageHost, mailHeaderText } from '#server/outbox/mail-transport.ts';
import { asOneLine } from '#shared/as-one-line.ts';
import { company } from '#shared/content/company.ts';
import { type KeysOf, keysTo, type KeysTo, type OwnField } from '#shared/entities/fields.ts';
import { cardKeys, leadFields, type LeadFields } from '#shared/entities/lead.ts';
import type { SendMailOptions } from 'nodemailer';
import type { NotifiedLead } from './read-lead.ts';

const SMS_CONSENT_TEXTS = {
  'not-asked': 'No',
  recorded: 'Yes, consent recorded',
  wish: 'Asked for, but this number has said STOP: only START from that phone or a signed form counts',
  unusable: 'Asked for, but not recorded: no number that we text, or an unknown consent text',
  'suspected-bot': 'Asked for, but not recorded: this may be a bot',
} as const satisfies Record<NotifiedLead['smsConsent'], string>;

/** A consent belongs to the number it was given for. */
const SMS_CONSENT_UNCHANGED = 'As before; a consent stays with the number it was given for';

/**
 * The e-mail that reports a lead or its correction. Values of the lead stand alone in their lines, so that none of
 * them can become a header or markup.
 * @param id of the outbox message: copies of this e-mail have the same Message-ID
 */
export function leadEmail(
  lead: MailedLead,
  { id, from, to }: { id: string; from: string; to: readonly string[] },
): SendMailOptions {
  const mark = lead.suspectedBot ? '[Possible bot] ' : '';
  const rows = rowsOf(lead);
  return {
    from: { name: mailHeaderText(`${company.brand} website`), address: from },
    to: [...to],
    replyTo: { name: mailHeaderText(lead.name), address: mailHeaderText(lead.email) },
    subject: `${mark}${lead.correction === undefined ? 'New' : 'Correction of'} lead ${lead.id}: ${mailHeaderText(lead.name)}`,
    messageId: `<${id}@${messageHost()}>`,
    date: lead.createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Lead-Id': String(lead.id) },
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\nConversation\n\n${lead.message}\n`,
    html: htmlOf(rows, lead.message),
    // What a visitor typed must never name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type Row = readonly [label: string, value: string];
type MailedKey = KeysTo<LeadFields, 'email'>;
/** A lead as far as an e-mail may say it. */
type MailedLead = Pick<NotifiedLead, MailedKey | 'correction'>;

/** How the values are written that are neither a text nor a box. Undefined: there is no such row. */
const WRITTEN = {
  id: ({ id }) => String(id),
  smsConsent: ({ smsConsent, correction }) =>
    correction === undefined ? SMS_CONSENT_TEXTS[smsConsent] : SMS_CONSENT_UNCHANGED,
  createdAt: ({ createdAt }) => formatCentralTime(createdAt),
  corrections: (lead) => changesOf(lead),
  suspectedBot: ({ suspectedBot }) =>
    suspectedBot
      ? 'Yes: it filled a hidden field, was faster than a person, or did not come from the chat of the site'
      : undefined,
} as const satisfies Record<
  MailedKey & KeysOf<LeadFields, OwnField>,
  (lead: MailedLead) => string | undefined
>;

/** What a correction replaced: the values that differ. */
function changesOf(lead: MailedLead): string | undefined {
  const before = lead.corrections[lead.correction ?? -1];
  if (!before) return undefined;
  const changes = cardKeys
    .filter((key) => before[key] !== lead[key])
    .map((key) => `${leadFields[key].label} was ${asOneLine(before[key] ?? '')}`);
  return [before.at, ...changes].join('; ');
}

/** One row for each field that goes into e-mails; the conversation stands below them. */
function rowsOf(lead: MailedLead): readonly Row[] {
  return keysTo(leadFields, 'email').flatMap((key): Row[] => {
    if (key === 'message') return [];
    const { label, kind } = leadFields[key];
    if (key in WRITTEN) {
      const value = WRITTEN[key as keyof typeof WRITTEN](lead);
      return value === undefined ? [] : [[label, value]];
    }
    const value = lead[key];
    if (kind === 'box') return [[label, value === true ? 'Yes' : 'No']];
    return [[label, typeof value === 'string' ? asOneLine(value) : '']];
  });
}

function htmlOf(rows: readonly Row[], conversation: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const lines = escapeHtml(conversation).split(/\r\n|\r|\n/);
  return `<!doctype html><html lang="en"><body><table cellpadding="4">${cells.join('')}</table><h2>Conversation</h2><p>${lines.join('<br>')}</p></body></html>`;
}
