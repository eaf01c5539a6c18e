import { asOneLine } from '../as-one-line.ts';
import { chatTexts } from '../content/chat-texts.ts';
import { type CardKey, cardKeys, leadFields } from '../entities/lead.ts';

/** What the card of a lead holds. */
export type LeadDetails = Readonly<Record<CardKey, string>>;

/** How a visitor can be reached: nothing is sent without, and messages are read for them. */
export const LEAD_FIELDS = ['name', 'email', 'phone'] as const satisfies CardKey[];
export type LeadField = (typeof LEAD_FIELDS)[number];

const MIN_NAME_CHARACTERS = 2;
const MIN_PHONE_DIGITS = 10;
/** What the API takes for an address, written out: its own rule would bring zod's 22 kB. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** The details that cannot be sent as they are, with what is wrong with them. */
export function leadProblems({
  name,
  email,
  phone,
}: LeadDetails): Partial<Record<LeadField, string>> {
  const { problems } = chatTexts.lead;
  const isName =
    Array.from(name).length >= MIN_NAME_CHARACTERS && name.length <= leadFields.name.max;
  const isEmail = EMAIL.test(email) && email.length <= leadFields.email.max;
  const digits = phone.replace(/\D/g, '').length;
  const isPhone = digits >= MIN_PHONE_DIGITS && phone.length <= leadFields.phone.max;
  return {
    ...(!isName && { name: problems.name }),
    ...(!isEmail && { email: problems.email }),
    ...(!isPhone && { phone: problems.phone }),
  };
}

/** Whether name, e-mail and phone are all there and in order. */
export const isSendable = (details: LeadDetails): boolean =>
  Object.keys(leadProblems(details)).length === 0;

/** Details with an empty text where nothing is known, and in one line each, as the API keeps them. */
export const wholeDetails = (details: Partial<LeadDetails>): LeadDetails =>
  mapDetails((key) => {
    const text = details[key] ?? '';
    return key === 'email' ? text.trim() : asOneLine(text);
  });

/** Whether two sets of details mean the same, however they are written. */
export function isSameDetails(one: LeadDetails, other: LeadDetails): boolean {
  const [a, b] = [comparable(one), comparable(other)];
  return cardKeys.every((key) => a[key] === b[key]);
}

const comparable = (details: LeadDetails): LeadDetails => ({
  ...details,
  email: details.email.toLowerCase(),
  phone: details.phone.replace(/\D/g, ''),
});

const mapDetails = (valueOf: (key: CardKey) => string) =>
  Object.fromEntries(cardKeys.map((key) => [key, valueOf(key)])) as LeadDetails;
