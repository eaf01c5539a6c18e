import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import {
  judge,
  type Stranger,
  strangerSets,
  type Verdict,
} from '#tests/chat/strangers/stranger-sets.ts';
import { median, percentile, printTable } from './figures.ts';

const ROUNDS_WARM = 2;
const ROUNDS = 5;

/** The built-in answerer on strangers' questions: how often it is right, by kind, and how fast. */
export async function benchChat(): Promise<void> {
  const answerer = sampleAnswerer();
  const questions = strangerSets.flatMap((set) => set.questions);
  const timesMs: number[] = [];
  const byQuestion = new Map<Stranger, number[]>();
  for (let round = 0; round < ROUNDS_WARM + ROUNDS; round += 1) {
    for (const question of questions) {
      await answerToStranger(answerer, question, (ms) => {
        if (round < ROUNDS_WARM) return;
        timesMs.push(ms);
        byQuestion.set(question, [...(byQuestion.get(question) ?? []), ms]);
      });
    }
  }
  printTable('Assistant, strangers’ questions', [
    ['kind', 'right', 'partly', 'wrong', 'of'],
    ...(await rowsByKind(questions)),
  ]);
  printTable('Assistant, built-in answers', [
    ['p50', `${percentile(timesMs, 50).toFixed(2)} ms`],
    ['p99', `${percentile(timesMs, 99).toFixed(2)} ms`],
    // Distinguishes a slow question from a machine that was busy meanwhile.
    [
      'slowest question, median',
      `${Math.max(...[...byQuestion.values()].map(median)).toFixed(2)} ms`,
    ],
  ]);
}

async function rowsByKind(questions: readonly Stranger[]): Promise<(string | number)[][]> {
  const answerer = sampleAnswerer();
  const byKind = new Map<string, Record<Verdict, number>>();
  for (const question of questions) {
    const verdict = judge(question, await answerToStranger(answerer, question));
    for (const kind of [question.kind, 'all']) {
      const counts = byKind.get(kind) ?? { right: 0, partly: 0, wrong: 0 };
      byKind.set(kind, { ...counts, [verdict]: counts[verdict] + 1 });
    }
  }
  const kinds = [...byKind].sort(
    ([a], [b]) => Number(a === 'all') - Number(b === 'all') || a.localeCompare(b),
  );
  return kinds.map(([kind, { right, partly, wrong }]) => {
    const all = right + partly + wrong;
    return [kind, `${((100 * right) / all).toFixed(1)}%`, partly, wrong, all];
  });
}
