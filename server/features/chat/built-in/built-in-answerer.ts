import { RunawayError, withTimeBound } from '#server/lib/with-time-bound.ts';
import type { Answerer, Question } from '../answerer.ts';
import { answerDetails } from '../dialog/answer-details.ts';
import { answerFollowUp } from '../dialog/follow-up.ts';
import { wasSaid } from '../dialog/repetition.ts';
import { dangerClassifier } from '../safety/guess-danger.ts';
import { urgentAnswer } from '../safety/urgent.ts';
import { chooseTopics } from '../topics/choose-topics.ts';
import { topicClassifier } from '../topics/guess-topics.ts';
import { readMessage } from '../understanding/reading.ts';
import { composeAnswer, honestNo, spanishNo } from './compose.ts';
import { bestPassage, passageParagraph } from './passage-answer.ts';
import { perhaps } from './perhaps.ts';
import { postAnswer } from './post-answer.ts';
import type { SearchTools } from './search-tools.ts';

/** A hundred times what an answer takes: a wall for mistakes, not a budget. */
const LIMIT_MS = 1_000;

/**
 * Answers from the site's own facts; never fails and asks nobody. Dangers first, then contact
 * details, topics, passages of the site, the conversation so far; and where all of that knows
 * nothing, it says so.
 * @param toolsFor the index over all passages of this moment
 */
export function createBuiltInAnswerer(toolsFor: () => Promise<SearchTools>): Answerer {
  return {
    async answer(question) {
      const tools = await toolsFor();
      // Where nothing has been learned yet, that takes longer than any answer may.
      topicClassifier();
      dangerClassifier();
      const answer = () =>
        withoutDeadLinks(
          urgentAnswer(question.message, tools.correct) ?? answerFrom(question, tools),
          tools,
        );
      try {
        return withTimeBound(LIMIT_MS, answer);
      } catch (error) {
        if (error instanceof RunawayError) return honestNo(() => false);
        throw error;
      }
    },
  };
}

function answerFrom({ message, history }: Question, tools: SearchTools): string {
  const reading = readMessage(message, tools.correct);
  const chosen = chooseTopics(reading);
  const details = answerDetails({ message, history, reading, chosen });
  if (details !== undefined) return details;

  const said = wasSaid(history);
  const follow = answerFollowUp({ message, reading, chosen, history, tools, said });
  if (follow !== undefined) return follow;

  const article = postAnswer(reading, chosen, tools, said);
  if (article !== undefined) return article;
  const passage = bestPassage(reading, chosen, tools);
  const answer = composeAnswer({ reading, chosen, passage, said });
  if (answer !== undefined) return answer;
  if (reading.isSpanish) return spanishNo;
  if (passage !== undefined && !said(passage.passage.text))
    return passageParagraph(passage.passage);
  return perhaps(reading, said) ?? honestNo(said);
}

const ARCHIVE = '/blog/archive';
const POST_LINK = /\[([^\]]{1,200})\]\((\/blog\/[a-z0-9-]{1,200})\)/g;

/** Posts can be renamed and deleted: the title of one that is gone stays, its link does not. */
const withoutDeadLinks = (answer: string, { passages }: SearchTools): string =>
  answer.replace(POST_LINK, (link: string, title: string, path: string) =>
    path === ARCHIVE || passages.holds(path) ? link : title,
  );
