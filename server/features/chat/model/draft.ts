import { NoAnswerError, type Say } from '../answerer.ts';
import { withoutPlaceholders } from '../output-check/output-check.ts';
import { sentenceEnds } from '#shared/sentences.ts';

/**
 * An answer that is still being written. Whole sentences are said as they come, each after all that
 * has come up to it was checked together: what two of them make up is found as well.
 * @param faultIn what is wrong with an answer, or with its beginning
 */
export function createDraft(faultIn: (answer: string) => string | undefined, say: Say) {
  let said = '';
  let read = 0;

  function checked(text: string): string {
    if (faultIn(text.trimEnd()) !== undefined)
      throw new NoAnswerError('refused by the output check');
    return text;
  }

  return {
    /** @throws NoAnswerError at the first sentence that may not be said */
    grow(soFar: string): void {
      const end = sentenceEnds(soFar).at(-1) ?? 0;
      // Without a letter there is nothing to check, nor to read.
      if (end <= read || !/\p{L}/u.test(soFar.slice(0, end))) return;
      const next = checked(said + withoutPlaceholders(soFar.slice(read, end)));
      say(next.slice(said.length));
      said = next;
      read = end;
    },
    /** @returns the answer, which begins with what was said. @throws NoAnswerError */
    finish: (answer: string): string => checked(said + withoutPlaceholders(answer.slice(read))),
  };
}
