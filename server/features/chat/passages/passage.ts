import type { FactPage } from '../facts/fact.ts';

/** A sentence or two of the site that can stand as an answer. */
export interface Passage {
  readonly id: string;
  readonly text: string;
  /** Headings above it: what it is about, in other words. */
  readonly context: string;
  readonly page: FactPage;
  /** Legal pages and the text message page answer only questions about them. */
  readonly kind: 'service' | 'company' | 'legal' | 'messages' | 'post';
  readonly service?: string;
}
