import { expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

interface Rules {
  readonly prefetch: readonly {
    readonly where: {
      readonly and: readonly [{ readonly href_matches: readonly string[] }, unknown];
    };
    readonly eagerness: string;
  }[];
}

const { prefetch } = JSON.parse(await speculationRules().write()) as Rules;
const [rule] = prefetch;

test('pages that anybody may find are fetched once somebody points at a link to them', () => {
  expect(prefetch).toHaveLength(1);
  expect(rule?.eagerness).toBe('moderate');
  expect(rule?.where.and[0].href_matches).toEqual(
    expect.arrayContaining(['/', '/about', '/blog/:slug', '/services/:id']),
  );
});

test('nothing but pages is fetched in advance, and none for staff', () => {
  const paths = rule?.where.and[0].href_matches ?? [];
  expect(paths.filter((path) => /elo|api|preview|\*/.test(path))).toEqual([]);
});
