import type { CommonAnswer } from '../common-questions.ts';

/** What strangers asked and no topic answered; it is recognized by its wordings alone. */
export interface FurtherAnswer extends Omit<CommonAnswer, 'sample'> {
  /** Names its wordings in assistant/wordings/topics. */
  readonly id: string;
  /** The service it belongs to. */
  readonly service?: string;
}
