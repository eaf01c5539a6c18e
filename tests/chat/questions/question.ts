import { strayFacts } from './stray-facts.ts';

/** A question as a visitor types it, and what a right answer says. */
export interface AskedQuestion {
  readonly ask: string;
  /** Each must be in the answer: words in any case, or a pattern where wording is free. */
  readonly must: readonly (string | RegExp)[];
  /** None may be in the answer. */
  readonly mustNot: readonly (string | RegExp)[];
  /** What was said before, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

type Facts = readonly (string | RegExp)[];

/**
 * @param mustNot what this answer in particular may not hold; facts that belong to other questions
 *   are added to it
 */
export function ask(
  question: string,
  must: Facts,
  mustNot: Facts = [],
  history: AskedQuestion['history'] = [],
): AskedQuestion {
  return { ask: question, must, mustNot: [...mustNot, ...strayFacts(question, must)], history };
}
