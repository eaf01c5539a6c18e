import { RunawayError, withTimeBound } from '#server/lib/with-time-bound.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { readLead } from '#shared/leads/read-lead.ts';
import type { Answerer, Question } from '../answerer.ts';
import {
  afterDanger,
  isAside,
  isOver,
  whileItLasts,
  withLifeline,
} from '../dialog/after-danger.ts';
import { answerDetails, type Said } from '../dialog/answer-details.ts';
import { withNextQuestion, withNotKept, withPatientLeftOut } from '../dialog/beside-answers.ts';
import { asksWhose, withoutDetails } from '../dialog/contact-details.ts';
import { distanceSentence } from '../dialog/distance.ts';
import { ABOUT_AREA } from '../dialog/answer-in-context.ts';
import { answerFollowUp } from '../dialog/follow-up.ts';
import { wasSaid } from '../dialog/repetition.ts';
import { isBare } from '../dialog/said-again.ts';
import { specialAnswer } from '../dialog/special-answer.ts';
import { textTopics } from '../dialog/subject.ts';
import { prepareUnderstanding } from '../prepare-understanding.ts';
import { urgentAnswer } from '../safety/urgent.ts';
import { type ChosenTopic, chooseTopics } from '../topics/choose-topics.ts';
import { leaningHalves } from '../topics/each-question.ts';
import { isOneGround } from '../topics/same-ground.ts';
import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { mayBeSpanish } from '../understanding/spanish.ts';
import { addsTo, composeAnswer, honestNo, isAnswer, withoutList } from './compose.ts';
import { spanishNo, wordsFor } from './words-for.ts';
import { byHeadCount } from '../topics/by-head-count.ts';
import { bestPassage, passageParagraph } from './passage-answer.ts';
import { perhaps } from './perhaps.ts';
import { postAnswer } from './post-answer.ts';
import type { SearchTools } from './search-tools.ts';

/** A thousand times what an answer takes: a guard against mistakes, not a budget, also where a machine is busy. */
const LIMIT_MS = 5_000;
/** The first answer compiles what the next ones have; a busy machine takes seconds for that. */
const FIRST_LIMIT_MS = 20_000;

/**
 * Answers from the site's own facts; never fails and asks nobody. Dangers first, then contact
 * details, topics, passages of the site, the conversation so far; and where all of that knows
 * nothing, it says so.
 * @param toolsFor the index over all passages of this moment
 */
export function createBuiltInAnswerer(toolsFor: () => Promise<SearchTools>): Answerer {
  // Patterns are compiled when they are first used, which takes longer than most answers.
  readLead([{ role: 'user', content: 'Dana' }]);
  let limitMs = FIRST_LIMIT_MS;
  return {
    async answer(question) {
      const tools = await toolsFor();
      await prepareUnderstanding();
      const answer = () => withoutDeadLinks(answerFrom(question, tools), tools);
      try {
        return withTimeBound(limitMs, answer);
      } catch (error) {
        if (error instanceof RunawayError) return honestNo(() => false);
        throw error;
      } finally {
        limitMs = LIMIT_MS;
      }
    },
  };
}

/** Told about this chat or asked of us, these share words with an incident and are none. */
const ABOUT_US = new Set(
  'phi-typed no-intrusion legal-contact child-data accept-meaning withdraw-consent'.split(' '),
);
const SURELY = 0.4;
const HERE = compilePattern(
  'here|chat|box|bot|window|you|aqui|ustedes|pagina|pantalla|ex|boss & !unsend & !recall',
);

/** Whether a message that sounds like an incident plainly asks something else; never for danger to people. */
const isAboutUs = (urgent: string, [first]: readonly ChosenTopic[], reading: Reading): boolean =>
  first !== undefined &&
  ABOUT_US.has(first.topic.id) &&
  first.probability >= SURELY &&
  !/911|988/.test(urgent) &&
  matchPattern(HERE, reading) !== undefined;

/** What the law asks after an incident: answered beside its first steps where a message asks for it. */
const DUTIES = new Set(
  'breach-deadline breach-or-not breach-paperwork-by-you encrypted-loss phi-typed-report ransom-pay ransomware-report-fbi state-breach'.split(
    ' ',
  ),
);
const ASKED_PLAINLY = 0.6;

/** The first steps, and what somebody must do or tell whom, where that is the question; never beside a danger to people. */
function withDuty(urgent: string, [first]: readonly ChosenTopic[], { isSpanish }: Reading): string {
  const isAsked =
    first !== undefined && DUTIES.has(first.topic.id) && first.probability >= ASKED_PLAINLY;
  if (!isAsked || /911|988/.test(urgent)) return urgent;
  return `${urgent}\n\n${wordsFor(first.topic, isSpanish, () => false)}`;
}

function answerFrom({ message, history, lead }: Question, tools: SearchTools): string {
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const found =
    isAside(message, history) || isBare(readMessage(message))
      ? undefined
      : urgentAnswer(message, tools.correct, before);
  const urgent = isOver(message, history, found) ? undefined : found;
  const next = afterDanger(message, history, urgent);
  if (next !== undefined) return next;
  const special = urgent === undefined ? specialAnswer(message) : undefined;
  if (special !== undefined) return special;

  // Whose number it is, is asked of the number itself.
  const plain = withoutAside(asksWhose(message) ? message : withoutDetails(message));
  const { reading: read, chosen } = readAndChoose(plain, tools);
  const reading = inTheSameLanguage(read, before);
  if (urgent !== undefined && !isAboutUs(urgent, chosen, reading))
    return withPatientLeftOut(withDuty(urgent, chosen, reading), { message, reading });
  const given = { message, history, lead, reading, chosen };
  const details = answerDetails(given);
  const answer =
    details ??
    withPatientLeftOut(
      withNotKept(answerHalves(given, tools) ?? answerCalm(given, tools), given),
      given,
    );
  const isSure = details !== undefined || (chosen[0]?.probability ?? 0) >= SURE_OF_ELSE;
  const lasting = whileItLasts(history, { isSure, isKnown: !isNoAnswer(answer) });
  return withLifeline(lasting ?? answer, history);
}

/** That I know nothing of it, or only speak of something else. */
const isNoAnswer = (answer: string): boolean =>
  !isAnswer(answer) || textTopics(answer).some(({ id }) => id === 'off-topic');

/** A message as Spanish where the one before it was and nothing in it is English. */
function inTheSameLanguage(reading: Reading, before = ''): Reading {
  const isGoingOn =
    !reading.isSpanish && mayBeSpanish(reading.tokens) && readMessage(before).isSpanish;
  return isGoingOn ? { ...reading, isSpanish: true } : reading;
}

/** "Never mind, how do I ...": what was waved away is not asked. */
const WAVES_AWAY =
  /^\s{0,3}(?:(?:ok|oh|ah|eh|no|well)[,.]? )?(?:never ?mind|forget it|anyway|anyways)[,.;:!-]{0,3} (?=(?:\S+ ){2})/i;
const withoutAside = (message: string): string => message.replace(WAVES_AWAY, '');

/** A message and its topics; where slips put right leave none, as it was typed. */
function readAndChoose(
  message: string,
  { correct }: SearchTools,
): Pick<Said, 'reading' | 'chosen'> {
  const reading = readMessage(message, correct);
  const chosen = byHeadCount(chooseTopics(reading), message);
  if (chosen.length > 0) return { reading, chosen };
  const typed = readMessage(message);
  const likely = chooseTopics(typed);
  const isSure = (likely[0]?.probability ?? 0) >= SURE_OF_HALF;
  return isSure ? { reading: typed, chosen: likely } : { reading, chosen };
}

/** Both questions of a message whose second leans on the first, each as the message it could have been. */
function answerHalves(given: Said, tools: SearchTools): string | undefined {
  const { history, reading, chosen } = given;
  const halves =
    chosen.length <= 1 && !chosen[0]?.topic.isWhole ? leaningHalves(reading) : undefined;
  if (halves === undefined) return undefined;
  const [first, second] = halves.map((message) => {
    const half = readMessage(message, tools.correct);
    return { ...given, message, reading: half, chosen: chooseTopics(half) };
  });
  if (first === undefined || second === undefined) return undefined;
  const isSure = (first.chosen[0]?.probability ?? 0) >= SURE_OF_HALF;
  if (!isSure || first.chosen.length > 1 || first.chosen[0]?.topic.isWhole) return undefined;
  const answer = answerCalm(first, tools);
  const before: ChatTurn[] = [
    { role: 'user', content: first.message },
    { role: 'assistant', content: answer },
  ];
  const next = answerCalm({ ...second, history: [...history, ...before] }, tools);
  // What else there is about the first is no answer to the second.
  const isMore = first.chosen[0]?.topic.more?.includes(next) === true;
  const isSame = textTopics(next).some((topic) =>
    textTopics(answer).some((known) => known === topic || isOneGround(known, topic)),
  );
  return isAnswer(next) && !isMore && !isSame && addsTo(answer, next)
    ? `${withoutList(answer)}\n\n${next}`
    : undefined;
}

const SURE_OF_HALF = 0.5;
/** So sure is, right after somebody was in danger, that a message speaks of something else. */
const SURE_OF_ELSE = 0.8;

/** The answer to what is no emergency and holds no contact details. */
function answerCalm(given: Said, tools: SearchTools): string {
  const { message, history, reading, chosen } = given;
  const before = history.findLast(({ role }) => role === 'user')?.content;
  const said = wasSaid(history);
  const follow = answerFollowUp({ message, reading, chosen, history, tools, said });
  if (follow !== undefined) return withNextQuestion(follow, given);

  const article = postAnswer(reading, chosen, tools, said);
  if (article !== undefined) return article;
  // A few words after others are no question that a sentence of a page answers by itself.
  const isLoose = before !== undefined && reading.tokens.length <= LOOSE_WORDS;
  const passage = isLoose ? undefined : bestPassage(reading, chosen, tools);
  const answer = composeAnswer({ reading, chosen, passage, said, tools });
  if (answer !== undefined)
    return withNextQuestion(withDistance(answer, message, reading, chosen), given);
  if (reading.isSpanish) return spanishNo;
  if (passage !== undefined && !said(passage.passage.text))
    return passageParagraph(passage.passage);
  return perhaps(reading, said) ?? honestNo(said);
}

/** An answer about how far we reach begins with the town that was asked about. */
function withDistance(
  answer: string,
  message: string,
  { isSpanish }: Reading,
  chosen: readonly ChosenTopic[],
): string {
  const area = chosen.find(({ topic }) => ABOUT_AREA.has(topic.id))?.topic;
  if (area === undefined) return answer;
  const distance = distanceSentence(message, isSpanish);
  if (distance === undefined) return answer;
  const at = chosen.length > 1 ? answer.indexOf(area.answer.slice(0, AREA_START)) : 0;
  return `${answer.slice(0, Math.max(0, at))}${distance} ${answer.slice(Math.max(0, at))}`;
}

const AREA_START = 30;
const LOOSE_WORDS = 5;
const ARCHIVE = '/blog/archive';
const POST_LINK = /\[([^\]]{1,200})\]\((\/blog\/[a-z0-9-]{1,200})\)/g;

/** Posts can be renamed and deleted: the title of one that is gone stays, its link does not. */
const withoutDeadLinks = (answer: string, { passages }: SearchTools): string =>
  answer.replace(POST_LINK, (link: string, title: string, path: string) =>
    path === ARCHIVE || passages.holds(path) ? link : title,
  );
