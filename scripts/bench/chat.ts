import type { Answerer } from '#server/features/chat/answerer.ts';
import { createBuiltInAnswerer } from '#server/features/chat/built-in/built-in-answerer.ts';
import { createSearchTools } from '#server/features/chat/built-in/search-tools.ts';
import type { AskedQuestion } from '#tests/chat/questions/question.ts';
import { questionSet } from '#tests/chat/questions/question-set.ts';
import { faultsOf } from '#tests/chat/questions/score.ts';
import { median, printTable } from './figures.ts';

const ROUNDS_WARM = 2;
const ROUNDS = 20;

const answerTo = (answerer: Answerer, { ask, history }: AskedQuestion) =>
  answerer.answer({ message: ask, history });

async function scoreOf(answerer: Answerer, questions: readonly AskedQuestion[]): Promise<string> {
  let right = 0;
  for (const question of questions) {
    if (faultsOf(question, await answerTo(answerer, question)).length === 0) right += 1;
  }
  return `${((100 * right) / questions.length).toFixed(1)}% (${right} of ${questions.length})`;
}

/** The built-in answerer: how fast it is, and how often it is right on the two parts of the set. */
export async function benchChat(): Promise<void> {
  const noPosts: readonly never[] = [];
  const answerer = createBuiltInAnswerer(createSearchTools(() => Promise.resolve(noPosts)));
  const questions = [...questionSet.tuning, ...questionSet.setAside];
  const timesMs: number[] = [];
  const byQuestion = new Map<AskedQuestion, number[]>(questions.map((each) => [each, []]));
  for (let round = 0; round < ROUNDS_WARM + ROUNDS; round += 1) {
    for (const question of questions) {
      const startedAt = performance.now();
      await answerTo(answerer, question);
      if (round < ROUNDS_WARM) continue;
      const ms = performance.now() - startedAt;
      timesMs.push(ms);
      byQuestion.get(question)?.push(ms);
    }
  }
  const sorted = timesMs.sort((a, b) => a - b);
  const percentile = (share: number) =>
    `${(sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(2)} ms`;
  const totalMs = sorted.reduce((sum, ms) => sum + ms, 0);
  printTable('Assistant, built-in answers', [
    ['answers a second, one core', Math.round((1_000 * sorted.length) / totalMs)],
    ['p50', percentile(0.5)],
    ['p99', percentile(0.99)],
    // Tells a slow question from a machine that did something else meanwhile.
    [
      `slowest question, median of ${ROUNDS}`,
      `${Math.max(...[...byQuestion.values()].map(median)).toFixed(2)} ms`,
    ],
    ['right, questions it was tuned on', await scoreOf(answerer, questionSet.tuning)],
    ['right, questions set aside', await scoreOf(answerer, questionSet.setAside)],
  ]);
}
