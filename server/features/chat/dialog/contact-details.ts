import { findEmails, findPhones, type FoundDetail } from '#shared/leads/contact-details.ts';

const details = (text: string): FoundDetail[] => [...findEmails(text), ...findPhones(text)];

/** What may be meant as a phone number. */
const RUN = /[^\d\s().+–—-]+|\n/;
const LONGEST = 2_000;

/** Whether a text holds what is meant as a phone number and has a figure too few or too many. */
export const hasPartialPhone = (text: string): boolean =>
  findPhones(text).length === 0 &&
  text
    .slice(0, LONGEST)
    .split(RUN)
    .some((run) => /^(?:8|9|11|12)$/.test(String(run.replace(/\D/g, '').length)));

/**
 * A text without the visitor's own addresses and numbers, whose letters and figures say nothing of what it
 * is about: "405 555 0188" is no question about the number our text messages come from.
 */
export function withoutDetails(text: string): string {
  return details(text)
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

const ASKS_WHOSE = /\?|\b(?:who|whose|whom|legit|real|quien|quién)\b/i;

/** A text that asks whose a number or an address is, and not one that gives it. */
export const asksWhose = (text: string): boolean => ASKS_WHOSE.test(text);

/** Whether a text holds an address or a number, whoever it belongs to. */
export const holdsDetails = (text: string): boolean => details(text).length > 0;
