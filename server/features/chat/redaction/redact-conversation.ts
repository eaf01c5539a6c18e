import { company } from '#shared/content/company.ts';
import type { Question } from '../answerer.ts';
import { namesIn } from './names.ts';
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
const NAME_REPLY = /^[\p{L}][\p{L}\p{M} .'’-]{1,38}$/u;

/**
 * The conversation without personal details, for a model that someone else runs: e-mail, phone,
 * social security, record and card numbers, dates of birth, addresses, and names given as names.
 * Placeholders such as `[phone]` stand in their places. Recognizing them is a matter of patterns:
 * what looks like nothing personal gets through, and much that is harmless does not.
 */
export function redactConversation({ message, history, ...rest }: Question): Question {
  const turns = [...history, { role: 'user' as const, content: message }];
  const readable = turns.map(({ content }) => readableForm(content));
  const names = readable.flatMap((text, index) => [
    ...namesIn(text),
    ...(isNameReply(turns[index], readable[index - 1]) ? [text.trim()] : []),
  ]);
  const withoutNames = createNameRemover(names);
  const redacted = readable.map((text) => withoutNames(withoutDetails(text)));
  return {
    ...rest,
    message: redacted.at(-1) ?? '',
    history: history.map(({ role }, index) => ({ role, content: redacted[index] ?? '' })),
  };
}

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
  return NAME_REPLY.test(readableForm(turn.content).trim());
}
