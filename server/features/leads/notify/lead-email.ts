import { escapeHtml } from '#server/web/machine-files/text.ts';
import { company } from '#shared/content/company.ts';
import type { SendMailOptions } from 'nodemailer';
import type { ToldLead } from './read-lead.ts';

const SMS_CONSENT_TEXTS = {
  'not-asked': 'No',
  recorded: 'Yes, consent recorded',
  unusable: 'Asked for, but not recorded: the number or the consent text cannot be used',
  'suspected-bot': 'Asked for, but not recorded: this may be a bot',
} as const satisfies Record<ToldLead['smsConsent'], string>;

/**
 * The e-mail that tells of a lead. Values of the lead stand alone in their lines, so that none of
 * them can become a header or markup.
 * @param id of the outbox message: copies of this e-mail have the same Message-ID
 */
export function leadEmail(
  lead: ToldLead,
  { id, from, to }: { id: string; from: string; to: readonly string[] },
): SendMailOptions {
  const mark = lead.suspectedBot ? '[Possible bot] ' : '';
  const rows = rowsOf(lead);
  return {
    from: { name: oneLine(`${company.brand} website`), address: from },
    to: [...to],
    replyTo: { name: oneLine(lead.name), address: oneLine(lead.email) },
    subject: `${mark}New lead ${lead.id}: ${oneLine(lead.name)}`,
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

function rowsOf(lead: ToldLead): readonly (readonly [string, string])[] {
  return [
    ['Lead', String(lead.id)],
    ['Name', oneLine(lead.name)],
    ['Organization', oneLine(lead.organization ?? '')],
    ['E-mail', oneLine(lead.email)],
    ['Phone', oneLine(lead.phone ?? '')],
    ['Service', oneLine(lead.service ?? '')],
    ['Text messages', SMS_CONSENT_TEXTS[lead.smsConsent]],
    ['Marketing', lead.marketingOptIn ? 'Yes' : 'No'],
    ['Received', lead.createdAt.toISOString()],
    ...(lead.suspectedBot
      ? ([['Possible bot', 'Yes: it filled a hidden field or was faster than a person']] as const)
      : []),
  ];
}

function htmlOf(rows: readonly (readonly [string, string])[], conversation: string): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const lines = escapeHtml(conversation).split(/\r\n|\r|\n/);
  return `<!doctype html><html lang="en"><body><table cellpadding="4">${cells.join('')}</table><h2>Conversation</h2><p>${lines.join('<br>')}</p></body></html>`;
}

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Part of the Message-ID, so it must not change with the machine or the settings. */
const messageHost = () => new URL(company.web.url).hostname;
