import { expect, test } from 'vitest';
import { urgentTexts } from '../safety/urgent-texts.ts';
import { samplePosts } from '#tests/content/sample-posts.ts';
import { topicById } from '../topics/choose-topics.ts';
import { NOT_STATED } from './labels.ts';
import { readWordings } from './wordings.ts';

const topics = readWordings('topics');
const dangers = readWordings('dangers');

test('every topic that has wordings exists', () => {
  const posts = new Set(samplePosts.map(({ data }) => `post:${data.slug}`));
  const isKnown = (label: string) =>
    posts.has(label) || label === NOT_STATED || topicById(label) !== undefined;
  const unknown = topics.filter(({ label }) => !isKnown(label));
  expect(unknown).toEqual([]);
});

test('every danger that has wordings has an answer, or is calm', () => {
  const unknown = dangers.filter(({ label }) => label !== 'calm' && !(label in urgentTexts));
  expect(unknown).toEqual([]);
});

test.each([
  ['topics', topics],
  ['dangers', dangers],
] as const)('no wording of the %s stands there twice', (_, wordings) => {
  const seen = new Map<string, string>();
  const twice = wordings.flatMap(({ text, label, file }) => {
    const key = text.toLowerCase();
    const other = seen.get(key);
    seen.set(key, `${file} [${label}]`);
    return other === undefined ? [] : [`${text}: ${other} and ${file} [${label}]`];
  });
  expect(twice).toEqual([]);
});

test('no wording of a topic is a danger too', () => {
  const urgent = new Set(
    dangers.filter(({ label }) => label !== 'calm').map(({ text }) => text.toLowerCase()),
  );
  expect(topics.filter(({ text }) => urgent.has(text.toLowerCase()))).toEqual([]);
});
