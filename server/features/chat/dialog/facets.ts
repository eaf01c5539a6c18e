import { readAnswers } from '../topics/read-answers.ts';

/** What is asked about something that was talked about, in words that alone say nothing. */
export interface Facet {
  /** Topics or services that it is asked of, by their ids or how those begin (`efax*`); `service` is any of them, `*` anything. */
  readonly about: string;
  readonly patterns: readonly string[];
  readonly answer: string;
  readonly spanish?: string;
}

const file = new URL('../../../../shared/content/assistant/follow-ups.txt', import.meta.url);

/** The first whose subject and words fit is the answer. The build reads them (scripts/vite/computed-modules.ts). */
export const facets: readonly Facet[] = readAnswers(file).map(
  ({ name: about, patterns, answer, spanish }) => ({
    about,
    patterns,
    answer,
    ...(spanish !== undefined && { spanish }),
  }),
);
