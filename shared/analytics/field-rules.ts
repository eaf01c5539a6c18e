import { cleanHost } from './clean-address.ts';

/**
 * What a field of an event may hold. Text is always one of a list, or the name of a host: what a
 * visitor typed has no field that it could travel in.
 */
export type FieldRule =
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  /** Rounded to `decimals`; to a whole number when left out. */
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly decimals?: number;
    }
  | { readonly kind: 'one-of'; readonly numbers: readonly number[] }
  | { readonly kind: 'host' };

export type FieldValue = string | number;

export const choice = <const C extends string>(...choices: readonly C[]) =>
  ({ kind: 'choice', choices }) as const;
export const oneOf = (numbers: readonly number[]) => ({ kind: 'one-of', numbers }) as const;
export const host = { kind: 'host' } as const;

/** The value as the rule allows it; undefined when it does not. */
export function applyRule(rule: FieldRule, value: unknown): FieldValue | undefined {
  switch (rule.kind) {
    case 'choice':
      return rule.choices.find((known) => known === value);
    case 'one-of':
      return rule.numbers.find((known) => known === value);
    case 'host':
      return typeof value === 'string' ? cleanHost(value) : undefined;
    case 'number': {
      if (typeof value !== 'number' || !(value >= rule.min && value <= rule.max)) return undefined;
      // Plus nothing: there is no minus zero in JSON.
      return Number(value.toFixed(rule.decimals ?? 0)) + 0;
    }
  }
}
