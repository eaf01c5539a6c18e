import type { Logger } from 'pino';
import { type Answerer, NoAnswerError, type Question } from './answerer.ts';
import { urgentAnswer } from './built-in/urgent.ts';
import { plainWords } from './search/plain-words.ts';

export interface ChatServiceOptions {
  /** Never fails. */
  readonly builtIn: Answerer;
  /** Absent where no model is configured. */
  readonly model: Answerer | undefined;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
}

export type ChatService = ReturnType<typeof createChatService>;

/** Two ways to answer, one after the other: a visitor never meets an error. */
export function createChatService({ builtIn, model, logger }: ChatServiceOptions) {
  return {
    /** Plain text with paragraphs, `- ` lists and links to pages of this site. */
    async answer(question: Question): Promise<string> {
      // No model is trusted with an emergency, and nobody in one should wait for it.
      if (!model || urgentAnswer(plainWords(question.message)) !== undefined) {
        return builtIn.answer(question);
      }
      try {
        return await model.answer(question);
      } catch (error) {
        // Only the reason: messages of other errors may quote what was typed or sent.
        if (error instanceof NoAnswerError) {
          logger.info({ reason: error.reason }, 'the assistant answered without the model');
        } else {
          logger.warn({ err: error }, 'the assistant answered without the model');
        }
        return builtIn.answer(question);
      }
    },
  };
}
