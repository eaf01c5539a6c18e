import { matchPattern, type Pattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';

/** What cannot wait, and has an answer of its own. */
export type Danger =
  | 'self-harm'
  | 'medical'
  | 'violence'
  | 'fire'
  | 'water'
  | 'ransomware'
  | 'account'
  | 'fraud'
  | 'scam'
  | 'clicked'
  | 'lost-device'
  | 'wrong-recipient'
  | 'insider'
  | 'outage';

/** What somebody was told the first steps of: a danger, or a kind of it that goes on otherwise. */
export type Situation =
  | Danger
  /** Somebody else may end their life. */
  | 'for-another'
  /** Nobody has to hide: it was seen, written or is watched from afar. */
  | 'afar'
  /** Poison Control is called first. */
  | 'poison'
  /** Nothing was paid yet. */
  | 'not-paid';

/** The danger behind a situation that has a name of its own. */
export const DANGER_OF: Partial<Record<Situation, Danger>> = {
  'for-another': 'self-harm',
  afar: 'violence',
  poison: 'medical',
  'not-paid': 'fraud',
};

export interface DangerRule {
  readonly danger: Danger;
  readonly patterns: readonly Pattern[];
}

/** A danger and the words of the message that speak of it. */
export interface FoundDanger {
  readonly danger: Danger;
  readonly evidence: ReadonlySet<number>;
}

/** Finds the dangers that a part of a message speaks of. */
type FindDangers = (part: Reading) => readonly FoundDanger[];

/**
 * Rules for the parts of one message: a pattern that the whole of it does not hold, none of its parts
 * does, so that a long message costs little more than a short one.
 */
export const dangerFinder =
  (rules: readonly DangerRule[]) =>
  (message: Reading): FindDangers => {
    const possible = rules.flatMap(({ danger, patterns }) =>
      patterns
        .filter((pattern) => matchPattern({ ...pattern, absent: [] }, message) !== undefined)
        .map((pattern) => ({ danger, pattern })),
    );
    return (part) =>
      possible.flatMap(({ danger, pattern }) => {
        const evidence = matchPattern(pattern, part);
        return evidence === undefined ? [] : [{ danger, evidence }];
      });
  };
