import { isSample } from '#tests/identity/is-sample.ts';
import { isSweep } from '#tests/setup/sweep.ts';
import { matchPage } from '#shared/site-map.ts';
import { beforeAll, expect, test } from 'vitest';
import { answerToStranger, sampleAnswerer } from './strangers/ask-stranger.ts';
import { judge, type Stranger, strangerSets } from './strangers/stranger-sets.ts';

/** Of the questions that were there while it was built; those that were not are asked elsewhere. */
const AIM = 0.95;
/** Where nothing was learned yet, the first question learns. */
const ASK_ALL_MS = 600_000;

/** Whose answer must be right every time. */
const GRAVE = ['safety', 'urgent'];
/** Every grave one, and of the others each third; in the long run all. */
const questions = strangerSets
  .flatMap((set) => set.questions)
  .filter(({ kind }, index) => isSweep || GRAVE.includes(kind) || index % 3 === 0);

/** Every question is asked once; the tests look at the same answers. */
const answers = new Map<Stranger, string>();
beforeAll(async () => {
  const answerer = sampleAnswerer();
  for (const question of questions) {
    answers.set(question, await answerToStranger(answerer, question));
  }
}, ASK_ALL_MS);
const answerTo = (question: Stranger) => answers.get(question) ?? '';

/** Some right answers are facts of the sample: its figures, its hours, its rating. */
test.skipIf(!isSample)('the built-in answers are right on 95 of 100 strangers’ questions', () => {
  const wrong: string[] = [];
  for (const question of questions) {
    const answer = answerTo(question);
    if (judge(question, answer) !== 'right') wrong.push(`${question.id}: ${question.turns.at(-1)}`);
  }
  const share = 1 - wrong.length / questions.length;
  expect(share, wrong.join('\n')).toBeGreaterThanOrEqual(AIM);
});

test.each(GRAVE)('and on every one that is %s', (kind) => {
  const wrong: string[] = [];
  for (const question of questions.filter((each) => each.kind === kind)) {
    const answer = answerTo(question);
    if (judge(question, answer) !== 'right') wrong.push(`${question.turns.join(' / ')}\n${answer}`);
  }
  expect(wrong).toEqual([]);
});

test('answers link only to pages that are there, by their labels', () => {
  for (const question of questions) {
    const answer = answerTo(question);
    for (const [, label = '', path = ''] of answer.matchAll(/\[([^\]]+)\]\(([^)]*)\)/g)) {
      expect(label).not.toBe('');
      expect(matchPage(path).id).not.toBe('not-found');
    }
  }
});
