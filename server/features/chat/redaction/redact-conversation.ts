import { company } from '#shared/content/company.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { findEmails, findPhones } from '#shared/leads/contact-details.ts';
import { namesIn as namesBesideDetails } from '#shared/leads/names-in.ts';
import type { Question } from '../answerer.ts';
import { namesByCapitals } from './capital-names.ts';
import { namesIn } from './names.ts';
import { findFragments } from './number-fragments.ts';
import { digitsOf } from './number-runs.ts';
import { personalPatterns } from './patterns.ts';
import { readableForm } from './readable-form.ts';
import { createNameRemover } from './without-names.ts';

const ownEmails = new Set(
  Object.values(company.emails).map(({ address }) => address.toLowerCase()),
);
const ownNumbers = new Set(
  [company.phone, company.sms].flatMap(({ e164 }) => [e164.slice(1), e164.slice(2)]),
);

/** The company's own contact details are on every page; hiding them would confuse the model. */
const isOwn = (found: string) =>
  ownEmails.has(found.toLowerCase()) || ownNumbers.has(digitsOf(found));

/** After these words a short reply is a name (spec §5). */
const ASKED_FOR_NAME = /\bname\b|\bcall you\b/i;
const NAME_REPLY = /^\p{L}[\p{L}\p{M}\d ,.'’-]{1,38}$/u;

/**
 * The conversation without personal details, for a model that someone else runs: e-mail, phone,
 * social security, record and card numbers, dates of birth, addresses, and names given as names; and
 * what the visitor has told of themselves, in this conversation or in the card, wherever it comes up.
 * Placeholders such as `[phone]` stand in their places. Recognizing them is a matter of patterns:
 * what looks like nothing personal gets through, and much that is harmless does not.
 */
export function redactConversation({ message, history, lead, ...rest }: Question): Question {
  const turns: readonly ChatTurn[] = [...history, { role: 'user', content: message }];
  const readable = turns.map(({ content }) => readableForm(content));
  const spoken = turns.flatMap(({ role }, index) =>
    role === 'user' ? [{ index, text: readable[index] ?? '' }] : [],
  );
  const texts = spoken.map(({ text }) => text);
  const names = readable.flatMap((text, index) => [
    ...namesIn(text),
    ...namesByCapitals(text),
    ...(isNameReply(turns[index], readable[index - 1]) ? [text.trim()] : []),
  ]);
  const own = [...texts.flatMap(ownNames), ...ownNames(lead?.email ?? ''), lead?.name ?? ''];
  const withoutNames = createNameRemover([...names, ...own.map(readableForm)]);
  const endings = new Set([...texts, lead?.phone ?? ''].flatMap(phoneEnding));
  const fragments = findFragments(texts);
  const isFragment = new Set(spoken.flatMap(({ index }, at) => (fragments[at] ? [index] : [])));
  const redacted = readable.map((text, index) =>
    isFragment.has(index)
      ? '[number]'
      : withoutEndings(withoutNames(withoutDetails(text)), endings),
  );
  return {
    ...rest,
    ...(lead && { lead: { status: lead.status } }),
    message: redacted.at(-1) ?? '',
    history: history.map(({ role }, index) => ({ role, content: redacted[index] ?? '' })),
  };
}

/** What a visitor calls themselves: a name beside other details, and the name in an e-mail address. */
function ownNames(text: string): string[] {
  const mailboxes = findEmails(text).map(({ value }) => value.split('@')[0] ?? '');
  const names = namesBesideDetails(text).map((name) => name.replace(TITLE, ''));
  return [...names, ...mailboxes.flatMap((each) => [...each.split(/[._+-]/), each])].filter(
    (each) => each.length >= SHORTEST_OWN_NAME,
  );
}

const TITLE = /^(?:sra?|srta|dra)\.?(?: |$)/i;
const SHORTEST_OWN_NAME = 3;
const LONGEST_REPLY_WORDS = 5;

/** The last digits of a number that was given whole: "the one that ends in 0177". */
function phoneEnding(text: string): string[] {
  const numbers = findPhones(text).map(({ value }) => value.replace(/\D/g, ''));
  return numbers.flatMap((digits) => [digits.slice(-4), digits.slice(-7)]);
}

const withoutEndings = (text: string, endings: ReadonlySet<string>) =>
  endings.size === 0
    ? text
    : text.replace(/\d+/g, (digits) => (endings.has(digits) ? '[phone]' : digits));

function withoutDetails(text: string): string {
  return personalPatterns.reduce(
    (current, { pattern, placeholder }) =>
      current.replace(pattern, (found) => {
        if (isOwn(found)) return found;
        return typeof placeholder === 'string' ? placeholder : placeholder(found);
      }),
    text,
  );
}

function isNameReply(
  turn: { readonly role: string; readonly content: string } | undefined,
  before: string | undefined,
): boolean {
  if (turn?.role !== 'user' || before === undefined || !ASKED_FOR_NAME.test(before)) return false;
  const reply = readableForm(turn.content).trim();
  return NAME_REPLY.test(reply) && reply.split(' ').length <= LONGEST_REPLY_WORDS;
}
