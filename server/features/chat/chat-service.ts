import type { Metrics } from '#server/lib/metrics.ts';
import { withTimeBound } from '#server/lib/with-time-bound.ts';
import type { Logger } from 'pino';
import { type Answerer, NoAnswerError, type Question } from './answerer.ts';
import { urgentAnswer } from './safety/urgent.ts';

export interface ChatServiceOptions {
  /** Never fails. */
  readonly builtIn: Answerer;
  /** Absent where no model is configured. */
  readonly model: Answerer | undefined;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  readonly metrics: Pick<Metrics, 'recordChatAnswer'>;
}

/** A hundred times what it takes. */
const URGENT_LIMIT_MS = 500;

const WITHOUT_MODEL = 'the assistant answered without the model';

/** What cannot be looked through in time is not for a model either. */
function isUrgent(message: string): boolean {
  try {
    return withTimeBound(URGENT_LIMIT_MS, () => urgentAnswer(message) !== undefined);
  } catch {
    return true;
  }
}

export type ChatService = ReturnType<typeof createChatService>;

/** Two ways to answer, one after the other: a visitor never meets an error. */
export function createChatService({ builtIn, model, logger, metrics }: ChatServiceOptions) {
  /** What the operator has been told of already: a wrong key is one line and not one a question. */
  let reported: string | undefined;

  function report(error: unknown): void {
    // Only the reason: messages of other errors may quote what was typed or sent.
    if (!(error instanceof NoAnswerError)) {
      logger.warn({ err: error }, WITHOUT_MODEL);
      return;
    }
    const { reason, status, code } = error;
    const fields = { reason, ...(status && { status }), ...(code && { code }) };
    if (reason !== 'refused by the service') {
      logger.info(fields, WITHOUT_MODEL);
      return;
    }
    const key = `${status} ${code}`;
    const isNew = reported !== key;
    reported = key;
    logger[isNew ? 'warn' : 'info'](
      fields,
      isNew
        ? 'the model service refuses our questions: check OPENAI_API_KEY and OPENAI_MODEL'
        : WITHOUT_MODEL,
    );
  }

  return {
    /** Plain text with paragraphs, `- ` lists and links to pages of this site. */
    async answer(question: Question): Promise<string> {
      // No model is trusted with an emergency, and nobody in one should wait for it.
      if (!model || isUrgent(question.message)) {
        metrics.recordChatAnswer('built-in', model ? 'urgent' : 'no model');
        return builtIn.answer(question);
      }
      try {
        const answer = await model.answer(question);
        reported = undefined;
        metrics.recordChatAnswer('model', 'none');
        return answer;
      } catch (error) {
        metrics.recordChatAnswer(
          'built-in',
          error instanceof NoAnswerError ? error.reason : 'fault',
        );
        report(error);
        return builtIn.answer(question);
      }
    },
  };
}
