import type { ChatTurn } from '#shared/contracts/chat.ts';
import { serviceById } from '#shared/services/index.ts';
import { isAllSaid, nothingMore, sentencesOfText, wordsFor } from '../built-in/compose.ts';
import { asksWhether, withoutYes } from '../built-in/unasked-yes.ts';
import { passageParagraph } from '../built-in/passage-answer.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import type { Passage } from '../passages/passage.ts';
import { type ChosenTopic, topicById, topicsIn } from '../topics/choose-topics.ts';
import { guessTopics } from '../topics/guess-topics.ts';
import { topicsInContext } from '../topics/topics-in-context.ts';
import { ASK_NAME, PERSON, PERSONA, PIDE_NOMBRE, SALES } from '../topics/phrases.ts';
import type { Topic } from '../topics/topic.ts';
import { contentStems, isContentWord } from '../understanding/content-words.ts';
import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import { readMessage, type Reading } from '../understanding/reading.ts';
import { distanceSentence } from './distance.ts';
import { contentOf, facetText, isLeaning, isShort, placeAnswer } from './in-context.ts';
import { listedItem } from './listed-item.ts';
import { postAbout } from './post-about.ts';
import { asksAgain } from './repetition.ts';
import { saidAgain } from './said-again.ts';
import { sentenceAbout } from './sentence-about.ts';
import { type Subject, subjectOf } from './subject.ts';

export interface FollowUp {
  readonly message: string;
  readonly reading: Reading;
  readonly chosen: readonly ChosenTopic[];
  readonly history: readonly ChatTurn[];
  readonly tools: SearchTools;
  readonly said: (text: string) => boolean;
}

/** A topic of the new message alone that is this sure needs no help from earlier ones. */
const SURE_SCORE = 1.4;
/** In the light of the question before: of topics above it 73 % were right, of others 32 %. */
const LIKELY = 0.3;
const RATHER_SURE = 0.5;
/** So sure is what somebody asks who begins to speak of something else. */
const SURE = 0.8;
/** By its words alone, a message that asks about what was answered. */
const SURE_OF_SAME = 0.6;
const FEW_CONTENT = 1;
const LEAST_IN_CONTEXT = 0.12;
/** Clinics speak of their own days too: "my staff is busy". */
const OF_PATIENTS = /^(?:patient|relative|medical)/;
/** What is likeliest beside an answer that was given must be at least so likely. */
const LEAST_OF_NEXT = 0.08;
/** A topic that is answered alone gives way to the subject below this. */
const WHOLE_SCORE = 2.5;
/** Of a question, a sentence of the page must hold so much; one word is chance. */
const MIN_COVERAGE = 0.5;
const MIN_MATCHES = 2;
const SHORT_MESSAGE = 5;
/** What a few words ask who want to know what something costs. */
const SHORT = 9;
const ABOUT_MONEY = /price|cost|quote|charge|fee|billing|discount|savings|budget/;

const patterns = (...sources: string[]) => sources.map(compilePattern);
const AGREES = patterns('^ YES $', '^ YES ~1 YES $', '^ YES THANKS $');
const ASKS_WHY_NOT = patterns('^ ~1 WHY ~1 not');
/** Says that it was read, and wants nothing. */
const TAKES_NOTE = patterns(
  '^ ~2 ok|okay|cool|great|nice|perfect|alright|fine|good|bueno|vale|bien ~1 $',
);
const DECLINES = patterns(
  '^ NO $',
  '^ NO THANKS $',
  '^ NO ~1 NO $',
  '^ nope|nah $',
  '^ no ~1 gracias $',
);
const SAY_MORE = `What would you like to know: what it costs, how long it takes, or how it is done? Say “call me”, and I take your contact details.`;
const DIGA_MAS = `¿Qué le gustaría saber: cuánto cuesta, cuánto tarda o cómo se hace? Si prefiere que le llamen, dígamelo.`;
const ALL_RIGHT = `All right. I am here if anything else comes up; for a person, ${PERSON}.`;
const ESTA_BIEN = `Está bien. Si necesita algo más, escriba aquí; para una persona, ${PERSONA}.`;
const ASKS_MORE = patterns(
  'MORE & !IT_OBJECT',
  '^ WHY $',
  '^ HOW $',
  '^ EXAMPLE',
  '^ and|so $',
  '^ HOW ~2 so $',
  '^ HOW ~4 that $',
);
/** Only this asks for the next lines of a page; a how or why asks something of its own. */
const READS_ON = patterns('MORE', '^ EXAMPLE', '^ and|so $');
const IN_PLAIN_WORDS = patterns(
  '^ WHY not $',
  '^ ~3 plain|simple|simpler|easy ~1 english|words|terms ~1 $',
);
/** "In Spanish too?", of a website. */
const NO_TRANSLATION = patterns('too|also|site|sites|pages|version|website|forms');
/** "Could you?", of what was talked about. */
const WHETHER_WE = patterns(
  '^ ~2 can|could|do|would|will ~1 you|u $',
  '^ ~2 can|could|do|would|will ~1 you|u ~1 do ~1 it|that|this|one $',
);
const ASKS_PRICE = patterns(
  'how ~1 much',
  'what ~5 cost|costs|charge|run|price $',
  '^ ~2 cost|costs|price|pricing $',
  'what|whats ~3 price|cost ~4 $',
);
/** Announces that what follows has nothing to do with what went before. */
const CHANGES = patterns(
  'switch|switching|change|changing|new|different|another|other|separate ~1 subject|subjects|topic|topics|question',
  'unrelated|separately',
  'otra|diferente ~1 pregunta|tema|cosa',
);
const TALK = new Set(
  'greeting thanks capabilities well-being bot person abuse frustrated off-topic'.split(' '),
);
/** Examples of the message alone say so plainly what it asks that nothing before it matters. */
const PLAIN = 0.7;
/** Of 23 unseen follow-ups above 0.7 the message alone was right in 5, both together in 13. */
const PLAINEST = 0.85;
/** Answers about how far we reach name the town that was asked about. */
export const ABOUT_AREA: ReadonlySet<string> = new Set(['area', 'far-place']);
/** Asked of whatever was talked about. */
const PRICES = new Set(['price', 'monthly-price']);

/** The answer to a message that only makes sense after those before it; undefined for others. */
export function answerFollowUp(given: FollowUp): string | undefined {
  const follow = { ...given, chosen: withoutGreeting(given) };
  const { reading, chosen, history, said, tools } = follow;
  const { isSpanish } = reading;
  const subject = subjectOf(history, tools);
  if (subject === undefined) return undefined;
  const special = isShort(reading) ? facetText(reading, subject, 'special', said) : undefined;
  const agrees = special === undefined && isLike(reading, AGREES) && !isLike(reading, ASKS_WHY_NOT);
  const last = history.at(-1);
  const hasOffered = last?.role === 'assistant' && /\?\s*$|contact details/.test(last.content);
  if (hasOffered && agrees) return isSpanish ? `Con gusto. ${PIDE_NOMBRE}` : `Gladly. ${ASK_NAME}`;

  const listed = listedItem(follow.message, history, tools);
  if (listed !== undefined) return listed;
  const [topic] = subject.topics;
  if (isLike(reading, IN_PLAIN_WORDS) && topic && !isAllSaid(topic, isSpanish, said))
    return more(follow, subject);
  const post = postAbout(reading, subject, tools);
  if (post !== undefined && !said(post)) return post;
  const place = isLeaning(reading) ? placeAnswer(reading, subject) : undefined;
  if (place !== undefined) return place;
  const again =
    special === undefined ? saidAgain(reading, last?.content ?? '', subject, said) : undefined;
  if (again !== undefined) return again;
  if (agrees && isLike(reading, TAKES_NOTE)) return isSpanish ? ESTA_BIEN : ALL_RIGHT;
  if (agrees) return isSpanish ? DIGA_MAS : SAY_MORE;
  if (isLike(reading, DECLINES)) return isSpanish ? ESTA_BIEN : ALL_RIGHT;
  if (
    reading.concepts.has('IN_SPANISH') &&
    topic?.spanish &&
    reading.tokens.length <= SHORT_MESSAGE + 2 &&
    !isLike(reading, NO_TRANSLATION)
  )
    return topic.spanish;
  const yes = special === undefined && isLike(reading, WHETHER_WE) ? yesOf(subject) : undefined;
  if (yes !== undefined) return yes;
  const strong = chosen.filter(({ topic: { id } }) => !TALK.has(id));
  const isWhole = chosen[0]?.topic.isWhole && chosen[0].score >= WHOLE_SCORE;
  if (isWhole && (chosen[0]?.probability ?? 0) >= PLAIN)
    return isLeaning(reading) ? special : undefined;
  const inContext = answerInContext(follow, subject, strong);
  if (inContext !== undefined) return inContext;
  if (isWhole) return undefined;
  if (strong.length === 0 && isLike(reading, ASKS_MORE)) return more(follow, subject);
  if (chosen.length > 0 && strong.length === 0 && chosen[0]?.topic.id !== 'off-topic')
    return undefined;

  const [first] = strong;
  if (first !== undefined && strong.length === 1 && isAllSaid(first.topic, isSpanish, said))
    return againOf(follow, first.topic, subject);
  const isPrice = first !== undefined && PRICES.has(first.topic.id);
  if (isPrice && subject.service !== undefined && !isSpanish && strong.length === 1)
    return `For ${serviceName(subject.service)} there is no price list on this site. ${wordsFor(first.topic, false, said)}`;

  if (first !== undefined && topic?.id === first.topic.id && first.topic.more === undefined)
    return undefined;
  const spanning = spanningTopic(subject, follow);
  const isSure = first !== undefined && first.score >= SURE_SCORE;
  const isOld = spanning?.topic.id === topic?.id;
  if (spanning && spanning.score > (first?.score ?? 0) + 0.2 && !(isSure && isOld))
    return wordsFor(spanning.topic, isSpanish, said);
  if (isSure) return undefined;
  if (first !== undefined && !first.topic.isGeneral && first.score >= 0.5) return undefined;
  return (
    detailWithin(follow, subject) ?? repeated(follow, topic, strong) ?? noMore(follow, subject)
  );
}

/** That we do it, where what was talked about is one of our services or belongs to one. */
function yesOf({ topics, service }: Subject): string | undefined {
  const whole = service === undefined ? undefined : topicById(service);
  const ours = [...topics.slice(0, 2), ...(whole ? [whole] : [])].find(({ answer }) =>
    /^Yes[,:] [^.:]{1,80} is (?:part|one) of /.test(answer),
  );
  return ours && `${sentencesOfText(ours.answer)[0]} To have it done, ${SALES}.`;
}

/** "It is worse in the morning" greets nobody. */
const withoutGreeting = ({ reading, chosen }: FollowUp): readonly ChosenTopic[] =>
  reading.tokens.length > SHORT_MESSAGE
    ? chosen.filter(({ topic }) => topic.id !== 'greeting')
    : chosen;

/** What a message asks in the light of the one before: a side of the subject, or another topic. */
function answerInContext(
  follow: FollowUp,
  subject: Subject,
  strong: readonly ChosenTopic[],
): string | undefined {
  const { reading, said, tools } = follow;
  if (subject.isArticle || !isShort(reading) || isLike(reading, CHANGES)) return undefined;
  const { isSpanish } = reading;
  const inOrder = topicsInContext(reading, askedBefore(subject), subject.service, tools.correct);
  const [likely] = unsaidOf(inOrder, follow, subject);
  const least = likely && OF_PATIENTS.test(likely.topic.id) ? RATHER_SURE : LIKELY;
  const isLikely = likely !== undefined && likely.probability >= least;
  const [first] = strong;
  const price =
    isLikely && !ABOUT_MONEY.test(likely.topic.id) ? priceOf(follow, subject) : undefined;
  if (price !== undefined) return price;
  const isElsewhere =
    isLikely &&
    likely.probability >= SURE &&
    likely.topic === first?.topic &&
    first.probability >= RATHER_SURE &&
    !subject.topics.slice(0, 2).includes(likely.topic);
  const leans = isLeaning(reading);
  const special = isElsewhere ? undefined : facetText(reading, subject, 'special', said);
  if (special !== undefined) return special;
  const isNew =
    isLikely && likely.topic !== subject.topics[0] && !isAllSaid(likely.topic, isSpanish, said);
  const isOther = first && first.probability >= PLAINEST && first.topic !== subject.topics[0];
  if (isOther && !isNew) return undefined;
  // Few words are about much alone: what they ask must be likely after the question before too.
  const inContext = (id: string) => inOrder.find(({ topic }) => topic.id === id)?.probability ?? 0;
  const hasNew =
    first !== undefined &&
    first.probability >= RATHER_SURE &&
    (contentOf(reading) > FEW_CONTENT || inContext(first.topic.id) >= LEAST_IN_CONTEXT) &&
    !isAllSaid(first.topic, isSpanish, said);
  // "And how much" after two other questions: what it asks by itself was not said yet.
  if (isLikely && hasNew && isAllSaid(likely.topic, isSpanish, said)) return undefined;
  // What holds of everything is said where nothing else is sure, or all that would be said was said.
  if (leans && !(isNew && likely.probability >= RATHER_SURE)) {
    const general = facetText(reading, subject, 'general', said);
    if (general !== undefined) return general;
  }
  if (isLikely) {
    const { topic } = likely;
    const asksTwice = strong.length > 1 && strong.every((each) => each.probability >= LIKELY);
    if (TALK.has(topic.id) || asksTwice) return undefined;
    if (PRICES.has(topic.id) && subject.service !== undefined) return undefined;
    const distance = ABOUT_AREA.has(topic.id)
      ? distanceSentence(follow.message, isSpanish)
      : undefined;
    if (distance !== undefined) return `${distance} ${wordsFor(topic, isSpanish, said)}`;
    if (!isNew) return againOf(follow, topic, subject);
    const text = wordsFor(topic, isSpanish, said);
    const fitting = asksWhether(reading) ? text : withoutYes(text);
    return said(fitting) ? undefined : fitting;
  }
  return undefined;
}

/** That there is no price list, to a few words that ask what the service costs and whose likeness is another. */
function priceOf({ reading, said }: FollowUp, { service }: Subject): string | undefined {
  const topic = topicById('monthly-price');
  const isAsked = reading.tokens.length <= SHORT && isLike(reading, ASKS_PRICE);
  if (!isAsked || reading.isSpanish || service === undefined || topic === undefined)
    return undefined;
  return `For ${serviceName(service)} there is no price list on this site. ${wordsFor(topic, false, said)}`;
}

/** What is not said yet, unless the same is asked again: of a new question the old answer is none. */
function unsaidOf<T extends Pick<ChosenTopic, 'topic' | 'probability'>>(
  likely: readonly T[],
  { reading, said }: FollowUp,
  { asked, service }: Subject,
): readonly T[] {
  if (likely[0]?.topic.id === service && isLeaning(reading) && !reading.concepts.has('INCLUDED'))
    return likely.slice(1);
  const [first] = likely;
  if (first === undefined || !isAllSaid(first.topic, reading.isSpanish, said)) return likely;
  if (asksAgain(reading, asked) || isSureOf(first.topic, reading)) return likely;
  const rest = 1 - first.probability;
  const others = likely
    .slice(1)
    .filter(
      ({ topic }) => topic.id !== topic.service && !isAllSaid(topic, reading.isSpanish, said),
    );
  const [next] = others;
  return next && next.probability >= LEAST_OF_NEXT && next.probability >= RATHER_SURE * rest
    ? others.map((each) => ({ ...each, probability: each.probability / rest }))
    : [first];
}

/** Whether a message says by itself what it is about. */
const isSureOf = ({ id }: Topic, reading: Reading): boolean =>
  (guessTopics(reading).find(({ label }) => label === id)?.probability ?? 0) >= SURE_OF_SAME;

/** More of what was answered: the sentence that says what is asked of it now, before anything else. */
function againOf(follow: FollowUp, topic: Topic, subject: Subject): string {
  const { reading, said } = follow;
  const { isSpanish } = reading;
  const sentence = sentenceAbout(reading, topic, askedBefore(subject), said);
  if (sentence !== undefined) {
    const again = said(sentence)
      ? `${isSpanish ? 'Como le dije' : 'As I said'}: ${sentence}`
      : sentence;
    if (!said(again)) return again;
  }
  const isSame = asksAgain(reading, subject.asked);
  const isMore = !isAllSaid(topic, isSpanish, said);
  const isWhole = topic.isWhole && isSureOf(topic, reading);
  if (isSame || isMore || isWhole) return wordsFor(topic, isSpanish, said);
  return detailWithin(follow, subject) ?? nothingMore(reading);
}

/** The question before; where that one leaned on another, both. */
const askedBefore = ({ asked }: Subject): string =>
  asked.slice((asked.at(-1)?.split(/\s+/).length ?? 0) <= SHORT_MESSAGE ? -2 : -1).join(' . ');

const isLike = (reading: Reading, likes: readonly Pattern[]) =>
  likes.some((pattern) => matchPattern(pattern, reading) !== undefined);

/** A topic that shows only when two messages are read together: "who runs it", "and who sets the price". */
function spanningTopic(subject: Subject, { message, tools: { correct } }: FollowUp) {
  const before = subject.asked.slice(-2).join(' . ');
  const first = readMessage(before, correct).tokens.length;
  const both = readMessage(`${before} . ${message}`, correct);
  const isIn = (evidence: ReadonlySet<number>, isWanted: (index: number) => boolean) =>
    [...evidence].some((index) => isWanted(index) && isContentWord(both.tokens[index]?.word ?? ''));
  return topicsIn(both).find(
    ({ evidence, topic }) =>
      !TALK.has(topic.id) &&
      !topic.isWhole &&
      isIn(evidence, (index) => index < first) &&
      isIn(evidence, (index) => index >= first),
  );
}

/** What else there is to say about the topic, or about the page that was quoted last. */
function more({ tools, said, reading }: FollowUp, { page, topics }: Subject): string | undefined {
  if (page !== undefined && !reading.isSpanish && isLike(reading, READS_ON)) {
    const next = tools.passages.after(
      (passage) => said(passage.text) && passage.page.path === page,
    );
    if (next !== undefined && !said(next.text)) return passageParagraph(next);
  }
  const [topic] = topics;
  if (topic === undefined) return undefined;
  return isAllSaid(topic, reading.isSpanish, said)
    ? nothingMore(reading)
    : wordsFor(topic, reading.isSpanish, said);
}

/** A sentence of the service or the page that was talked about, where it holds what is asked now. */
function detailWithin({ reading, tools, said }: FollowUp, { service, page }: Subject) {
  if (reading.isSpanish || contentStems(reading).length < MIN_MATCHES) return undefined;
  const isHere = (passage: Passage) =>
    passage.page.path === page || (passage.service !== undefined && passage.service === service);
  const best = tools.passages
    .find(reading, isHere, 4)
    .find(
      ({ coverage, matches, passage }) =>
        coverage >= MIN_COVERAGE && matches >= MIN_MATCHES && !said(passage.text),
    );
  return best && passageParagraph(best.passage);
}

/** For a few words without a topic of their own: more of the one before. */
function repeated(
  { reading, said }: FollowUp,
  topic: Topic | undefined,
  strong: readonly unknown[],
) {
  const isBare = contentOf(reading) === 0 && reading.concepts.has('THAT');
  if (topic === undefined || strong.length > 0 || !isBare) return undefined;
  return wordsFor(topic, reading.isSpanish, said);
}

/** The honest no to a message that leans on the subject and asks what is not on the site. */
function noMore({ reading, chosen, said }: FollowUp, subject: Subject): string | undefined {
  const isWeak = chosen.length === 0 || reading.tokens.length <= SHORT_MESSAGE;
  if (!isWeak || subject.topics.length === 0 || !isLeaning(reading)) return undefined;
  const text = nothingMore(reading);
  return said(text) ? undefined : text;
}

const serviceName = (service: string) =>
  service === 'efax-services' ? 'eFax' : (serviceById(service)?.title ?? service);
