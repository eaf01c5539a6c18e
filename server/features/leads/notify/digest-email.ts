import { formatCentralTime } from '#server/lib/central-time.ts';
import { messageHost, mailHeaderText } from '#server/outbox/mail-transport.ts';
import { asOneLine } from '#shared/as-one-line.ts';
import { company } from '#shared/content/company.ts';
import type { SendMailOptions } from 'nodemailer';
import type { NotifiedLead } from './read-lead.ts';

/**
 * One e-mail about many leads: a line each, without their conversations.
 * @param id of the first outbox message
 */
export function digestEmail(
  leads: readonly NotifiedLead[],
  { id, from, to }: { id: string; from: string; to: readonly string[] },
): SendMailOptions {
  const lines = leads.map(({ id: number, createdAt, correction, suspectedBot, ...lead }) => {
    const facts = [lead.name, lead.email, lead.phone ?? ''].map(asOneLine).filter(Boolean);
    const marks = [correction !== undefined && 'correction', suspectedBot && 'possible bot'];
    const marked = marks.filter((mark) => mark !== false).map((mark) => ` [${mark}]`);
    return `Lead ${number}, ${formatCentralTime(createdAt)}: ${facts.join(', ')}${marked.join('')}`;
  });
  return {
    from: { name: mailHeaderText(`${company.brand} website`), address: from },
    to: [...to],
    subject: `${leads.length} leads at once`,
    messageId: `<${id}.digest@${messageHost()}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `More leads came than are sent one by one (LEADS_MAILS_PER_HOUR). "staff leads show NUMBER" shows a conversation.\n\n${lines.join('\n')}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
