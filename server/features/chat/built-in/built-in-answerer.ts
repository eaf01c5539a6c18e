import type { Answerer, Question } from '../answerer.ts';
import type { Fact } from '../facts/fact.ts';
import { holdsContactDetails } from '../redaction/redact-conversation.ts';
import type { FactIndex } from '../search/fact-index.ts';
import { plainWords } from '../search/plain-words.ts';
import { clausesOf } from './clauses.ts';
import { guardAnswer } from './guard.ts';
import { factParagraph, sentencesAbout } from './reply.ts';
import type { SearchTools } from './search-tools.ts';
import { smallTalkAnswer } from './small-talk.ts';
import { texts } from './texts.ts';
import { topicAnswers } from './topic-rules.ts';
import { urgentAnswer } from './urgent.ts';

/** Below these a fact shares words with a question by chance. */
const MIN_COVERAGE = 0.45;
const MIN_SCORE = 6;
const MAX_PARAGRAPHS = 3;
const MAX_FACT_CHARACTERS = 420;

const FOLLOW_UP =
  /\b(?:it|that|this|those|them)\b|^(?:and|also|what about|how about|tell me more|more|go on|details|why|how so)\b|\bmore\b/;
const ASKS_FOR_MORE = /\b(?:tell me more|more|go on|details|elaborate|explain)\b/;
const AGREES = /^(?:yes|yeah|yep|sure|ok|okay|please do|yes please|sounds good)[ ,.!a-z]{0,12}$/;

/**
 * Answers from the site's own facts, by rules and by search; never fails and asks nobody.
 * @param toolsFor the index over all facts of this moment
 */
export function createBuiltInAnswerer(toolsFor: () => Promise<SearchTools>): Answerer {
  return {
    async answer(question) {
      const urgent = urgentAnswer(plainWords(question.message));
      return urgent ?? answerFrom(question, await toolsFor());
    },
  };
}

function answerFrom({ message, history }: Question, { index, spelling }: SearchTools): string {
  const plain = spelling(plainWords(message));
  const whole = guardAnswer(plain) ?? smallTalkAnswer(plain);
  if (whole !== undefined) return whole;
  const last = history.findLast(({ role }) => role === 'user');
  if (AGREES.test(plain) && last) return texts.person;

  const found = clausesOf(plain).flatMap((clause) => answersTo(clause, index));
  const unique = [...new Set(found)].slice(0, MAX_PARAGRAPHS);
  const known = unique.filter((answer) => answer !== texts.unknown);
  if (known.length > 0) return known.join('\n\n');
  if (unique.length > 0) return texts.unknown;
  if (holdsContactDetails(message)) return texts.details;
  if (last && FOLLOW_UP.test(plain))
    return followUp(plain, spelling(plainWords(last.content)), index);
  return index.find(plain).length > 0 ? texts.unknown : texts.unclear;
}

function answersTo(clause: string, index: FactIndex): string[] {
  const ruled = topicAnswers(clause);
  if (ruled.length > 0) return ruled;
  const best = bestFact(clause, index);
  return best ? [paragraphOf(best, clause)] : [];
}

function followUp(plain: string, before: string, index: FactIndex): string {
  const best = bestFact(before, index) ?? bestFact(`${before} ${plain}`, index);
  if (best && ASKS_FOR_MORE.test(plain))
    return factParagraph({ ...best, text: best.more ?? best.text });
  if (best) return paragraphOf(best, before);
  const ruled = topicAnswers(before);
  return ruled[0] ?? texts.unknown;
}

function bestFact(clause: string, index: FactIndex): Fact | undefined {
  const [best] = index.find(clause);
  if (!best || best.coverage < MIN_COVERAGE || best.score < MIN_SCORE) return undefined;
  return best.fact;
}

function paragraphOf(fact: Fact, question: string): string {
  return factParagraph({ ...fact, text: sentencesAbout(fact.text, question, MAX_FACT_CHARACTERS) });
}
