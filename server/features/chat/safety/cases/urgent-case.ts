import type { Reading } from '../../understanding/reading.ts';
import type { Danger, Situation } from '../danger.ts';

/** A danger of a kind that has other first steps, or one more. */
export interface UrgentCase {
  readonly danger: Danger | readonly Danger[];
  readonly when: string;
  /** What it needs stands in one sentence or in two neighbors: words of the story around tell nothing. */
  readonly isInOneClause?: true;
  /** What words in an order cannot say. */
  readonly isMeant?: (reading: Reading) => boolean;
  /** It stands after the other steps and not in their place. */
  readonly isAlso?: true;
  /** It says all there is to do: what another danger would add beside it says the same. */
  readonly isWhole?: true;
  /** Its words raise the alarm alone, whatever the examples say. */
  readonly isPlain?: true;
  /** Where what comes next is other than after the danger itself. */
  readonly situation?: Situation;
  readonly en: string;
  readonly es: string;
}

/** A sentence for whoever lacks a way or a thing, beside the first steps of any kind. */
export interface Rider extends Pick<UrgentCase, 'when' | 'isInOneClause' | 'en' | 'es'> {
  readonly dangers: readonly Danger[];
  /** Without it the first steps cannot be taken at all. */
  readonly isFirst?: true;
  /** Where the steps say it already. */
  readonly unless: RegExp;
}
