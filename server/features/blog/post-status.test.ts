import { POST_STATUSES } from '#shared/schema.ts';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import {
  canChangeStatus,
  isLive,
  isReadable,
  liveSince,
  POST_TRANSITIONS,
  type PostTiming,
  statusAt,
} from './post-status.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const before = new Date(now.getTime() - 1_000);
const after = new Date(now.getTime() + 1_000);

const post = (overrides: Partial<PostTiming>): PostTiming => ({
  status: 'published',
  scheduledFor: null,
  publishedAt: before,
  ...overrides,
});

test('every status has its transitions, and each of them leads to a status', () => {
  expect(Object.keys(POST_TRANSITIONS)).toEqual([...POST_STATUSES]);
  for (const targets of Object.values(POST_TRANSITIONS)) {
    expect(POST_STATUSES).toEqual(expect.arrayContaining([...targets]));
  }
});

test.each(['docs/writing-a-post.md', 'docs/decisions/post-statuses.md'])(
  'the drawing in %s shows every transition of the table, and no other',
  async (file) => {
    const text = await readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');
    const drawn = [...text.matchAll(/^ {2}(\w+) --> (\w+)/gm)].map(
      ([, from, to]) => `${from} ${to}`,
    );
    const inTable = POST_STATUSES.flatMap((from) =>
      POST_TRANSITIONS[from].map((to) => `${from} ${to}`),
    );
    // A status that stays what it is needs no arrow; another time does.
    const isChange = (line: string) => line === 'scheduled scheduled' || !/^(\w+) \1$/.test(line);
    expect(drawn.toSorted()).toEqual(inTable.filter(isChange).toSorted());
  },
);

test('every status can be reached from a draft', () => {
  const reached = new Set(['draft']);
  for (const status of reached) {
    for (const target of POST_TRANSITIONS[status as 'draft']) reached.add(target);
  }
  expect([...reached].toSorted()).toEqual(POST_STATUSES.toSorted());
});

describe('the current list', () => {
  test.each([
    ['has a post published before now', post({}), true],
    ['has a post published at this very moment', post({ publishedAt: now }), true],
    ['has no post dated in the future', post({ publishedAt: after }), false],
    ['has a published post without a date', post({ publishedAt: null }), true],
    ['has a post scheduled for now', post({ status: 'scheduled', scheduledFor: now }), true],
    ['has no post scheduled later', post({ status: 'scheduled', scheduledFor: after }), false],
    ['has no draft', post({ status: 'draft' }), false],
    ['has no archived post', post({ status: 'archived' }), false],
  ])('%s', (_, candidate, expected) => {
    expect(isLive(candidate, now)).toBe(expected);
  });
});

test('an archived post can be read, a draft cannot', () => {
  expect(isReadable(post({ status: 'archived' }), now)).toBe(true);
  expect(isReadable(post({ status: 'draft' }), now)).toBe(false);
});

test('a scheduled post counts as published from its time on', () => {
  const scheduled = post({ status: 'scheduled', scheduledFor: now });
  expect(statusAt(scheduled, before)).toBe('scheduled');
  expect(statusAt(scheduled, now)).toBe('published');
  expect(liveSince(scheduled)).toBe(now);
});

test('a scheduled post goes to the archive only once it has been public', () => {
  const scheduled = post({ status: 'scheduled', scheduledFor: now });
  expect(canChangeStatus(scheduled, 'archived', before)).toBe(false);
  expect(canChangeStatus(scheduled, 'archived', now)).toBe(true);
});

test.each([
  ['draft', 'archived'],
  ['archived', 'draft'],
  ['archived', 'scheduled'],
  ['published', 'scheduled'],
] as const)('a post never goes from %s straight to %s', (status, to) => {
  expect(canChangeStatus(post({ status }), to, now)).toBe(false);
});
