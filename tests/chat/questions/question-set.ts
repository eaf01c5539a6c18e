import { companyQuestions } from './company-questions.ts';
import { contactQuestions } from './contact-questions.ts';
import { hardQuestions } from './hard-questions.ts';
import type { AskedQuestion } from './question.ts';
import { serviceQuestions } from './service-questions.ts';
import { createHash } from 'node:crypto';

/** Never changed: the set-aside third stays the third nobody looked at while tuning. */
const SEED = 'redbud-chat-questions-1';

const all: readonly AskedQuestion[] = [
  ...contactQuestions,
  ...serviceQuestions,
  ...companyQuestions,
  ...hardQuestions,
];

const position = ({ ask }: AskedQuestion) =>
  createHash('sha256').update(`${SEED}\n${ask}`).digest('hex');

const shuffled = [...all].sort((a, b) => (position(a) < position(b) ? -1 : 1));
const asideCount = Math.floor(all.length / 3);

/**
 * The questions in two parts, split by a fixed seed. The answerer is tuned on the first; failures of
 * the second are counted and never looked at, so that its score says how strangers will fare.
 */
export const questionSet = {
  tuning: shuffled.slice(asideCount),
  setAside: shuffled.slice(0, asideCount),
} as const;
