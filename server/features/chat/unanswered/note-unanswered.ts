import type { DailyCounter } from '#server/db/daily-counts.ts';
import { withTimeBound } from '#server/lib/with-time-bound.ts';
import { QUALIFIED_CHAT_MESSAGES } from '#shared/analytics/timings.ts';
import type { Question } from '../answerer.ts';
import { honestNo } from '../built-in/compose.ts';
import { spanishNo } from '../built-in/words-for.ts';
import { isGuess } from '../built-in/perhaps.ts';
import type { ChatService } from '../chat-service.ts';
import { dangerClassifier } from '../safety/guess-danger.ts';
import { storableQuestion } from './storable-question.ts';

/** Far more than it takes, also when the patterns are compiled for the first time. */
const LIMIT_MS = 2_000;

export interface NotingOptions {
  readonly counter: Pick<DailyCounter, 'count'>;
  readonly unanswered: { record(text: string): void };
}

/**
 * The same chat, which counts what is asked by the day and keeps what could not be answered, without
 * personal details. An answer never waits for that nor fails with it.
 */
export function noteUnanswered(
  chat: ChatService,
  { counter, unanswered }: NotingOptions,
): ChatService {
  const no = allNoAnswers();
  return {
    async answer(question, say) {
      const answer = await chat.answer(question, say);
      const asked = 1 + question.history.filter(({ role }) => role === 'user').length;
      counter.count('chat_question');
      if (asked === 1) counter.count('chat_begun');
      if (asked === QUALIFIED_CHAT_MESSAGES) counter.count('chat_qualified');
      if (no.has(answer) || isGuess(answer)) {
        counter.count('chat_unanswered');
        const text = storable(question);
        if (text !== undefined) unanswered.record(text);
      }
      return answer;
    },
  };
}

/** What cannot be looked through in time is not stored. */
function storable(question: Question): string | undefined {
  // Where nothing has been learned yet, that takes longer than the limit.
  dangerClassifier();
  try {
    return withTimeBound(LIMIT_MS, () => storableQuestion(question));
  } catch {
    return undefined;
  }
}

/** Every way in which the assistant says that it does not know. */
function allNoAnswers(): ReadonlySet<string> {
  const said = new Set<string>();
  for (let text = honestNo(() => false); !said.has(text);) {
    said.add(text);
    text = honestNo((known) => said.has(known));
  }
  return said.add(spanishNo);
}
