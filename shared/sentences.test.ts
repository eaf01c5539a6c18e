import { expect, test } from 'vitest';
import { sentenceEnds, sentencesIn } from './sentences.ts';

test.each<[string, readonly string[]]>([
  ['We do. Call us!', ['We do.', ' Call us!']],
  ['You get:\n- Backups\n- Mail', ['You get:\n', '- Backups\n', '- Mail']],
  ['Ask Dr. Vance at 8 a.m. sharp. Thanks.', ['Ask Dr. Vance at 8 a.m. sharp.', ' Thanks.']],
  ['Uptime is 99.9% here. Yes.', ['Uptime is 99.9% here.', ' Yes.']],
  ['See [St. Mary. A story](/blog). Done.', ['See [St. Mary. A story](/blog).', ' Done.']],
  ['1. Call us. 2. Wait.', ['1. Call us.', ' 2. Wait.']],
])('%s', (text, sentences) => {
  expect(sentencesIn(text)).toEqual(sentences);
});

test('what may go on is no sentence yet', () => {
  expect(sentenceEnds('It costs $5.')).toEqual([]);
  expect(sentenceEnds('It costs $5. ')).toEqual([12]);
});
