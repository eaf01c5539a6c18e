import { escapeHtml } from '#server/lib/escape.ts';
import { messageHost, mailHeaderText } from '#server/outbox/mail-transport.ts';
import { company } from '#shared/content/company.ts';
import type { SendMailOptions } from 'nodemailer';
import { periodName, zoneName } from './period.ts';
import type { ReportData } from './report-data.ts';
import { reportPage } from './report-page.ts';
import { sectionsOf } from './sections.ts';
import { tilesOf } from './words.ts';

/**
 * The report as an e-mail: numbers and sentences in the letter, and the page with its pictures attached,
 * since mail programs show no SVG.
 * @param id of the outbox message: copies of this e-mail have the same Message-ID
 */
export function reportEmail(
  data: ReportData,
  { id, from, to }: { id: string; from: string; to: readonly string[] },
): SendMailOptions {
  const name = periodName(data);
  const tiles = tilesOf(data);
  const sections = sectionsOf(data);
  const opening = `The website from ${name}, by ${zoneName}. The attached page has the pictures and every number; open it in a browser.`;
  return {
    from: { name: mailHeaderText(`${company.brand} website`), address: from },
    to: [...to],
    subject: `${company.brand} website: ${name}`,
    messageId: `<${id}@${messageHost()}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: [
      opening,
      tiles.map(({ label, note, value }) => `${label}: ${value} (${note})`).join('\n'),
      ...sections.map(({ summary, title }) => `${title}\n${summary}`),
    ].join('\n\n'),
    html: `<!doctype html><html lang="en"><body><p>${escapeHtml(opening)}</p><table cellpadding="4">${tiles
      .map(
        ({ label, note, value }) =>
          `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td><strong>${escapeHtml(value)}</strong></td><td>${escapeHtml(note)}</td></tr>`,
      )
      .join('')}</table>${sections
      .map(({ summary, title }) => `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(summary)}</p>`)
      .join('')}</body></html>`,
    attachments: [
      {
        filename: `report-${data.from}.html`,
        content: reportPage(data),
        contentType: 'text/html; charset=utf-8',
      },
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
