import { asOneLine } from '#shared/as-one-line.ts';
import type { Question } from '../answerer.ts';
import { speaksOfPatient } from '../redaction/speaks-of-patient.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { redactConversation } from '../redaction/redact-conversation.ts';
import { urgentAnswer } from '../safety/urgent.ts';

const MAX_CHARACTERS = 200;

/** Capitalized words in a row are more often somebody's name than anything worth knowing. */
const CAPITALIZED = /\b\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*\.?)+/gu;
/** What the patterns of the redaction leave: no question needs numbers of four digits to be understood. */
const LONG_NUMBER = /\d[\d .()-]{2,}\d/g;

/**
 * As much of a question as may be stored to be learned from: one line without personal details.
 * @returns undefined when nothing of it may: it speaks of a patient, of danger, or of nobody knows what
 */
export function storableQuestion(question: Question): string | undefined {
  if (urgentAnswer(question.message) !== undefined) return undefined;
  const { message } = redactConversation(question);
  const text = asOneLine(message)
    .replace(CAPITALIZED, withoutName)
    .replace(LONG_NUMBER, '[number]');
  if (!/\p{L}{2}/u.test(text.replace(/\[[^[\]]*\]/g, '')) || speaksOfPatient(text))
    return undefined;
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS - 1)}…`;
}

/** "Is Maria Gonzalez" begins a sentence and goes on with a name; "Does Epic" has none. */
function withoutName(words: string): string {
  const [first = '', ...others] = words.split(' ');
  if (isContentWord(first.toLowerCase())) return '[name]';
  return others.length > 1 ? `${first} [name]` : words;
}
