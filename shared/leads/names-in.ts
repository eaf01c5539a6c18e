import { findEmails, findPhones, type FoundDetail } from './contact-details.ts';
import { DETAIL_MARK } from './detail-owner.ts';
import { findNames } from './find-name.ts';
import { findNameLines } from './name-line.ts';

/** Every name that a text introduces or that stands beside contact details, whoever it belongs to. */
export function namesIn(text: string): string[] {
  const emails = findEmails(text);
  const details = [...emails, ...findPhones(text)];
  const masked = maskDetails(text, details);
  const mailboxes = emails.map(({ value }) => value.split('@')[0] ?? '');
  const lines = details.length > 0 ? findNameLines(masked, mailboxes) : [];
  return [...findNames(masked), ...lines].map(({ value }) => value);
}

/** A text in which nothing of the details reads as a word. */
export function maskDetails(text: string, details: readonly FoundDetail[]): string {
  let masked = text;
  for (const { start, end } of details) {
    masked = masked.slice(0, start) + DETAIL_MARK.repeat(end - start) + masked.slice(end);
  }
  return masked;
}
