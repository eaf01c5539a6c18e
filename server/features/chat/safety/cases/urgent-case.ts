import type { Danger } from '../danger.ts';

/** A danger of a kind that has other first steps, or one more. */
export interface UrgentCase {
  readonly danger: Danger;
  readonly when: string;
  /** It stands after the other steps and not in their place. */
  readonly isAlso?: true;
  readonly en: string;
  readonly es: string;
}
