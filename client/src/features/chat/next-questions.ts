import { chatQuestions } from '#shared/content/chat-questions.ts';
import { type ChatMessage, isSaid } from './chat-message.ts';
import { pagesIn, urgentCalls } from './parse-answer.ts';

/** How many questions are offered at a time. */
const OFFERED = 3;

/**
 * Questions to go on with: about the pages that the last answer links to, then about the page that is
 * open. None after an emergency, and none that was asked already, in these words or in others.
 * @param path of the open page
 */
export function nextQuestions(messages: readonly ChatMessage[], path: string): string[] {
  const said = messages.filter(isSaid);
  const last = said.at(-1);
  const hasFailed = messages.at(-1)?.isFailure;
  if (last?.role !== 'assistant' || hasFailed) return [];
  if (urgentCalls(last.content).some(({ label }) => label.length === 3)) return [];
  const topics = [...pagesIn(last.content), path].map((each) => `/${each.split('/')[1] ?? ''}`);
  const specific = [...pagesIn(last.content), path];
  const asked = said.filter(({ role }) => role === 'user').map(({ content }) => content);
  const offered = [...specific, ...topics]
    .flatMap((topic) => chatQuestions.byPath[topic] ?? [])
    .concat(chatQuestions.always)
    .filter((question) => {
      const words = chatQuestions.askedAs[question];
      return !asked.some((content) => content === question || words?.test(content));
    });
  return [...new Set(offered)].slice(0, OFFERED);
}
