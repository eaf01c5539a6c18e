import { findEmails, findPhones, type FoundDetail } from '#shared/leads/contact-details.ts';
import { spokenRuns } from '#shared/leads/spoken-numbers.ts';

const details = (text: string): FoundDetail[] => [...findEmails(text), ...findPhones(text)];

/** What may be meant as a phone number. */
const RUN = /[^\d\s().+–—-]+|\n/;
const LONGEST = 2_000;

/** A figure or two too few or too many. */
const isNearlyPhone = (digits: string) => /^(?:8|9|11|12)$/.test(String(digits.length));

/** Whether a text holds what is meant as a phone number and has a figure too few or too many. */
export const hasPartialPhone = (text: string): boolean =>
  findPhones(text).length === 0 &&
  (text
    .slice(0, LONGEST)
    .split(RUN)
    .some((run) => isNearlyPhone(run.replace(/\D/g, ''))) ||
    spokenRuns(text.slice(0, LONGEST)).some(({ heard }) =>
      heard.some(({ digits }) => isNearlyPhone(digits)),
    ));

/** "colleen@yostmed", "tina.r at prairiehomehealth", "my email is zoe.clinic.example". */
const PARTIAL_EMAIL =
  /(?<!\S)[\w.+-]{1,64}@[\w.-]{0,60}|\b(?:[a-z\d]{1,30}[._][a-z\d]{1,30}|(?<=\b(?:e-?mail|mail|correo)(?: address)?(?: is| es)?:? )[a-z\d]{2,40}) (?:at|arroba) [a-z\d-]{3,40}(?=\s{0,3}(?:$|[,;.!\n]))|(?<=\b(?:e-?mail|mail|correo)(?: address)?(?: is| es)?:? )[a-z\d-]{2,40}(?:\.[a-z\d-]{2,40}){2,4}\b/i;

/** Whether a text holds what is meant as an e-mail address and is none. */
export const hasPartialEmail = (text: string): boolean => {
  const partial = PARTIAL_EMAIL.exec(text.slice(0, LONGEST))?.[0];
  // A whole address that is none of the visitor's is ours.
  const isWhole = partial !== undefined && /@[\w-]{1,63}\.[a-z]{2}/i.test(partial);
  return findEmails(text).length === 0 && partial !== undefined && !isWhole;
};

/** "reggie.mossfamilycare.example", in reply to the question for an address. */
export const isHostAlone = (text: string): boolean =>
  /^[\w-]{1,60}(?:\.[\w-]{1,60}){1,4}\.?$/.test(text.trim());

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
