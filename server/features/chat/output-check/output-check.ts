import type { Fact } from '../facts/fact.ts';
import { claimsFault } from './claims.ts';
import { linksFault } from './links.ts';
import { markupFault } from './markup.ts';
import { repetitionFault } from './repetition.ts';
import { secretsFault } from './secrets.ts';

export interface CheckedAgainst {
  /** What the model was given to answer from. */
  readonly facts: readonly Fact[];
  /** The instructions, which nobody may see. */
  readonly secretText: string;
  /** What the visitor has written: their own figures may be said back. */
  readonly visitor?: string;
}

/** What is wrong with an answer of a model, in words that are safe to log; undefined when nothing is. */
export type FindFault = (answer: string, against: CheckedAgainst) => string | undefined;

/** Two to five sentences were asked for. */
const MAX_CHARACTERS = 2_000;

/**
 * The last boundary before the visitor. It is strict on purpose: an answer refused wrongly costs a plainer
 * answer, one let through wrongly costs trust.
 * @param keys values of the settings that must never be shown
 */
export function createOutputCheck(keys: readonly string[]): FindFault {
  return (answer, { facts, secretText, visitor = '' }) => {
    if (answer.length > MAX_CHARACTERS) return 'too long';
    const source = facts.map(({ topic, text }) => `${topic} ${text}`).join('\n');
    return (
      markupFault(answer) ??
      secretsFault(answer, keys) ??
      repetitionFault(answer, secretText) ??
      linksFault(answer) ??
      claimsFault(answer, source, visitor)
    );
  };
}

const PLACEHOLDER_WORDS: Readonly<Record<string, string>> = {
  name: 'your name',
  email: 'your e-mail address',
  phone: 'your phone number',
  address: 'your address',
};

/** A model that writes a placeholder means the visitor's own detail: said in words. */
export function withoutPlaceholders(answer: string): string {
  return answer
    .replace(/(?:,? )?\[name\](?=[,.!])/g, '')
    .replace(/(?:your )?\[(name|email|phone|address)\](?!\()/gi, (_, kind: string) => {
      return PLACEHOLDER_WORDS[kind.toLowerCase()] ?? '';
    });
}
