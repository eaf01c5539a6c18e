import { describe, expect, test } from 'vitest';
import { attackTexts } from './support/attack-texts.ts';
import { createStepLimit } from './support/backtracks.ts';
import { collectPatterns } from './support/collect-patterns.ts';

const LENGTH = 1_500;
const STEPS_A_CHARACTER = 300;
const patterns = await collectPatterns();

function attackOn(source: string, flags: string): string | undefined {
  const isExceededBy = createStepLimit(source, flags, LENGTH * STEPS_A_CHARACTER);
  return attackTexts(source, flags, LENGTH).find(isExceededBy);
}

describe('every pattern of the product', () => {
  test('is found', () => {
    expect(patterns.length).toBeGreaterThan(200);
  });

  test.each(patterns.map(({ place, source, flags }) => [place, source, flags]))(
    '%s takes few steps a character, whatever it reads: /%s/%s',
    (_place, source, flags) => {
      expect(attackOn(source, flags)?.slice(0, 60)).toBeUndefined();
    },
  );
});
