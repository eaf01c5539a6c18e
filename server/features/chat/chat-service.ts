import { company } from '#shared/content/company.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import { withTimeBound } from '#server/lib/with-time-bound.ts';
import type { Logger } from 'pino';
import { type Answerer, NoAnswerError, type Question, type Say } from './answerer.ts';
import { prepareUnderstanding } from './prepare-understanding.ts';
import { lastTold } from './dialog/danger-told-before.ts';
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
/** So many answers back, a danger is not yet left to a model. */
const STILL_NEAR = 3;

const WITHOUT_MODEL = 'the assistant answered without the model';

const REFUSED =
  'the model service refuses our questions: check OPENAI_API_KEY, OPENAI_MODEL and OPENAI_BASE_URL (staff check says more)';

/** What follows an answer that broke off after its first sentences: they were checked, and stand. */
const CLOSING = {
  english: `For the rest, please call ${company.phone.display}: a person answers ${company.claims.supportHours}.`,
  spanish: `Para lo demás, llame al ${company.phone.display}: contesta una persona ${company.claims.supportHours}.`,
};

/**
 * Whether a message tells of an emergency, or goes on with one whose first steps were told. What cannot be looked
 * through in time is not for a model either.
 */
function isUrgent({ message, history }: Question): boolean {
  try {
    return withTimeBound(URGENT_LIMIT_MS, () => {
      const before = history.findLast(({ role }) => role === 'user')?.content;
      return (
        lastTold(history, STILL_NEAR) !== undefined ||
        urgentAnswer(message) !== undefined ||
        // A few words tell more together with the question before them.
        (before !== undefined && urgentAnswer(message, undefined, before) !== undefined)
      );
    });
  } catch {
    return true;
  }
}

export type ChatService = ReturnType<typeof createChatService>;

/** Two ways to answer, one after the other: a visitor never meets an error. */
export function createChatService({ builtIn, model, logger, metrics }: ChatServiceOptions) {
  /** What has been logged for the operator already: a wrong key is one line and not one a question. */
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
    if (isNew) logger.warn(fields, REFUSED);
    else logger.info(fields, WITHOUT_MODEL);
  }

  return {
    /**
     * Plain text with paragraphs, `- ` lists and links to pages of this site.
     * @param say gets its first sentences while the rest is still being written; the answer begins with them
     */
    async answer(question: Question, say?: Say): Promise<string> {
      // No model is trusted with an emergency, and nobody in one should wait for it.
      if (model) await prepareUnderstanding();
      if (!model || isUrgent(question)) {
        metrics.recordChatAnswer('built-in', model ? 'urgent' : 'no model');
        return builtIn.answer(question);
      }
      let said = '';
      const note =
        say &&
        ((text: string) => {
          said += text;
          say(text);
        });
      try {
        const answer = await model.answer(question, note);
        reported = undefined;
        metrics.recordChatAnswer('model', 'none');
        return answer;
      } catch (error) {
        const reason = error instanceof NoAnswerError ? error.reason : 'fault';
        metrics.recordChatAnswer(said === '' ? 'built-in' : 'model', reason);
        report(error);
        return said === '' ? builtIn.answer(question) : closed(said);
      }
    },
  };
}

const closed = (said: string) =>
  `${said}${said.endsWith('\n') ? '' : ' '}${/[áéíóúñ¿¡]/i.test(said) ? CLOSING.spanish : CLOSING.english}`;
