/** What a visitor said to being measured. */
export type PrivacyAnswer = 'accepted' | 'declined';

/** An answer as the browser keeps it. */
export interface StoredAnswer {
  /** Of the question that was answered. */
  readonly version: string;
  readonly answer: PrivacyAnswer;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
}

/**
 * A yes should be given again from time to time, and after a no California asks to wait a year before
 * the question comes back (CCPA, 1798.135(c)(4)): one time for both is one rule to understand.
 */
export const ANSWER_LASTS_MS = 365 * 24 * 3_600_000;

/**
 * The answer that still counts; undefined where there is none, it has run out, it was given to another
 * question, or what is stored is not readable.
 * @param stored parsed JSON from the browser's storage: anything at all
 * @param version of the question as it is asked now
 * @param nowMs milliseconds since 1970
 */
export function readAnswer(
  stored: unknown,
  version: string,
  nowMs: number,
): StoredAnswer | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { answer, answeredAt, version: answered } = stored as Partial<StoredAnswer>;
  if (answered !== version || typeof answeredAt !== 'number') return undefined;
  if (answer !== 'accepted' && answer !== 'declined') return undefined;
  const ageMs = nowMs - answeredAt;
  // A time to come is from a clock that was wrong; its age is unknown.
  return ageMs >= 0 && ageMs < ANSWER_LASTS_MS ? { version, answer, answeredAt } : undefined;
}
