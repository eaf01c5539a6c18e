import { chatTexts } from '#shared/content/chat-texts.ts';
import type { ChatTurn } from '#shared/contracts/chat.ts';
import { localPhone } from '#shared/leads/contact-details.ts';
import { LEAD_FIELDS } from '#shared/leads/lead-details.ts';
import { topicById } from '../topics/choose-topics.ts';
import { ASK_NAME, PERSON, PERSONA } from '../topics/phrases.ts';
import { answerToWhy, whyAsked } from './asked-why.ts';
import {
  asksWhose,
  hasPartialEmail,
  hasPartialPhone,
  holdsDetails,
  isHostAlone,
} from './contact-details.ts';
import { contentOf } from './in-context.ts';
import { isLike, patterns } from './like.ts';
import {
  asksForArea,
  cannotLookUp,
  cannotSee,
  conditionsNoted,
  notGivingReply,
  readBack,
  saysWeHave,
  subjectNoted,
  textsToo,
  withNoAds,
  withPerson,
  withNoPatients,
  withNotTaken,
  withoutNotGiving,
  withTime,
} from './details-in-words.ts';
import { onlyByMail, onlyByText, wantsMail } from './one-way-only.ts';
import {
  askedFor,
  asksForWholeEmail,
  detailsAfter,
  replyToDetails,
  isHandedOver,
  type ToldDetails,
} from './lead-dialog.ts';
import { answerToDoubt, answerToRefusal, ASKS_WHO_SEES, ofAnother } from './refused-contact.ts';
import { answerToRefusedDetail, refusesEmail, withoutAll } from './refused-detail.ts';
import {
  answerTo,
  asks,
  isCondition,
  isNoLead,
  isOfContact,
  type Said,
  SURELY_ANOTHER,
  WISHED,
  withTopic,
} from './topics-beside-details.ts';
import { CALL_ANOTHER, isForAnother, isOfAnother, loneName, notTaken } from './whose-details.ts';

export type { Said };

const { questions } = chatTexts.lead;

const DECLINED = {
  en: `That is fine; nothing is sent. Ask me anything, or ${PERSON} whenever you like.`,
  es: `Está bien; no se envía nada. Pregunte lo que quiera, o ${PERSONA} cuando guste.`,
};
/** "No texts, only a call": that is no refusal to be reached. */
const ONLY_A_CALL = patterns(
  "solo|solamente|only|just ~3 llamada|llamadas|llamen|call|calls|phone & !i'll & !ill & !i & !yo",
);
/** Wishes that share most of their words. */
const ONE_WAY_ONLY = new Set(['only-by-mail', 'only-by-phone']);

/**
 * The reply to contact details, or to a question for one of them; undefined when a message is about
 * something else.
 */
export function answerDetails(said: Said): string | undefined {
  const { message, history, lead, reading, chosen } = said;
  const [first] = chosen;
  const told = detailsAfter(message, history, lead);
  const { email, phone: number, name } = told.given;
  const hasDetails = email !== undefined || number !== undefined;
  const asked = askedFor(history);
  // A name, an address or a number is of no language.
  const isBareReply = asked !== undefined && reading.tokens.length <= BARE_REPLY_WORDS;
  const isSpanish = (reading.isSpanish && !isBareReply) || wasSpanish(history);
  const isBoth = email !== undefined && number !== undefined;
  const isNoLeadTopic =
    first !== undefined &&
    isNoLead(first.topic.id) &&
    !(isBoth && isCondition(first.topic.id)) &&
    !(first.topic.id.startsWith('patient') && AT_WORK.test(message));
  const isKnown = Object.keys(told.details).length > 0;
  const back = hasDetails ? undefined : readBack(message, told, isSpanish);
  if (back !== undefined) return back;
  // "Text me, do not call" refuses calls and not an answer.
  const byText = number === undefined ? undefined : onlyByText(reading, isSpanish);
  if (byText !== undefined) return `${byText} ${replyToDetails(told, isSpanish)}`;
  const isWhole = LEAD_FIELDS.every((field) => told.details[field] !== undefined);
  const isWilling = isWhole && told.stance === 'willing';
  if (email !== undefined && !isWilling && wantsMail(reading)) return onlyByMail(isSpanish);
  const withoutOne =
    isKnown || asked !== undefined || OWN_NAME.test(message)
      ? answerToRefusedDetail(message, reading, told, isSpanish)
      : undefined;
  const why = whyAsked(message, asked, isSpanish);
  if (withoutOne !== undefined)
    return withTopic(said, [why, withoutOne].filter(Boolean).join(' '), isSpanish);
  const isBeginning = !isKnown || name !== undefined;
  const isWaited =
    asked !== undefined || (isBeginning && told.lastStance === 'asks') || saysWeHave(message);
  const unseen = isWaited && !hasDetails ? cannotSee(message, isSpanish) : undefined;
  if (unseen !== undefined)
    return `${unseen} ${questions[isSpanish ? 'es' : 'en'][asked ?? (isKnown ? 'phone' : 'name')]}`;
  if (
    !isSpanish &&
    email === undefined &&
    ONE_WAY_ONLY.has(first?.topic.id ?? '') &&
    refusesEmail(reading)
  )
    return topicById('only-by-phone')?.answer;
  const lookedUp = hasDetails ? undefined : cannotLookUp(message, isSpanish);
  if (lookedUp !== undefined && !isWhole) return `${lookedUp} ${nextQuestion(told, isSpanish)}`;
  const texts =
    hasDetails || told.details.phone === undefined ? undefined : textsToo(message, isSpanish);
  if (texts !== undefined && !isHandedOver(lead)) return texts;
  const noted =
    isWhole && !hasDetails && told.stance !== 'refused'
      ? conditionsNoted(message, isSpanish)
      : undefined;
  if (noted !== undefined) return noted;
  const isMissing = isKnown && !isWhole && asked !== undefined && told.stance !== 'refused';
  const subject =
    isMissing && !hasDetails && name === undefined ? subjectNoted(message, isSpanish) : undefined;
  if (subject !== undefined) return `${subject} ${nextQuestion(told, isSpanish)}`;
  const rest = hasDetails || isSpanish ? undefined : withoutNotGiving(message);
  if (rest !== undefined) return notGivingReply(answerTo(rest));
  const refused = { message, told, lead, first, isSpanish };
  const isNotOwn = !hasDetails && holdsDetails(message) && CALL_ANOTHER.test(message);
  if (isNotOwn || isForAnother(message)) return ofAnother({}, isSpanish);
  const isLocal = !hasDetails && localPhone(message) !== undefined;
  if (isLocal && told.stance !== 'refused') return asksForArea(isSpanish);
  // A long message asks more than what becomes of details.
  const isShortOrPlain = reading.tokens.length <= LONG_QUESTION || !message.includes('?');
  if (told.lastStance === 'refuses' && (isKnown || asked !== undefined) && isShortOrPlain)
    return answerToRefusal(refused);
  const isAsked = first !== undefined && first.probability >= WISHED;
  const lone = hasDetails || name !== undefined || isAsked ? undefined : loneName(message, history);
  if (lone !== undefined)
    return replyToDetails({ ...told, details: { ...told.details, name: lone } }, isSpanish);
  if (told.dropped !== undefined && told.stance !== 'refused')
    return replyToDetails(told, isSpanish);
  const doubted =
    answerToDoubt(refused) ??
    (hasDetails || reading.concepts.has('NO') ? undefined : answerToWhy(told, asked, refused));
  if (doubted !== undefined) return doubted;
  const isRelease = isWilling && told.lastStance === 'asks' && !message.includes('?');
  if (isRelease && !hasDetails && !isHandedOver(lead) && reading.tokens.length <= RELEASE_WORDS)
    return withTime(replyToDetails(told, isSpanish), message, isSpanish);
  if (!hasDetails && isOfAnother(said))
    return told.stance === 'refused'
      ? answerToRefusal(refused)
      : ofAnother(told.details, isSpanish);
  const isReply = asked === 'name' && name !== undefined && !hasDetails;
  if (asked !== undefined && !hasDetails && !isReply && reading.concepts.has('NO') && isKnown) {
    const next = nextQuestion(told, isSpanish);
    // "Don't put me on a list" refuses no answer.
    const withoutAds = withNoAds(next, message, isSpanish);
    if (withoutAds !== next) return withoutAds;
  }
  const isDeclined = reading.concepts.has('NO') && !isLike(reading, ONLY_A_CALL);
  if (asked !== undefined && !hasDetails && !isReply && isDeclined)
    return why === undefined
      ? DECLINED[isSpanish ? 'es' : 'en']
      : `${why} ${withoutAll(isSpanish)}`;
  if (
    asked === 'email' &&
    email === undefined &&
    (PARTIAL_EMAIL.test(message) || isHostAlone(message))
  )
    return asksForWholeEmail(isSpanish);
  const isAddress = !hasDetails && told.details.email === undefined && hasPartialEmail(message);
  if (
    isAddress &&
    name === undefined &&
    (first?.probability ?? 0) < WISHED &&
    message.includes('@')
  )
    return asksForWholeEmail(isSpanish);
  const isPartial = asked === 'phone' && hasPartialPhone(message);
  if (!hasDetails && name === undefined && !isPartial) return undefined;
  // A detail that was asked for is no question about text messages, whatever its digits.
  const isIntroduction = name !== undefined && reading.tokens.length <= INTRODUCTION_WORDS;
  const isJoined = number !== undefined && !holdsDetails(message);
  const isDetail = (asked !== undefined && (hasDetails || isPartial)) || isIntroduction || isJoined;
  const isOfAlerts = first === undefined || first.topic.id.startsWith('sms-');
  const isBare =
    hasDetails && isOfAlerts && !asksWhose(message) && contentOf(reading) <= BARE_WORDS;
  const isGiven = (isDetail || isBare) && !message.includes('?');
  const isAnother =
    first !== undefined &&
    first.probability >= SURELY_ANOTHER &&
    (isNoLeadTopic || first.topic.isWhole);
  if (!isReply && !isGiven && isAnother && (isNoLeadTopic || !hasDetails)) return undefined;
  const isWish = first !== undefined && first.probability >= WISHED && !isOfContact(first.topic.id);
  if (!hasDetails && !isReply && !isGiven && (asks(said) || isWish)) return undefined;
  const partial = {
    email: (hasDetails || asked === 'email' || message.includes('@')) && hasPartialEmail(message),
    phone: (hasDetails || asked === 'phone' || name !== undefined) && hasPartialPhone(message),
    area: localPhone(message) !== undefined,
  };
  const asking = withNotTaken(
    replyToDetails(told, isSpanish, partial),
    notTaken(message, told),
    isSpanish,
  );
  const reply = withNoAds(asking, message, isSpanish);
  const thanks = withNoPatients(reply, message, isSpanish);
  const isAside = !isReply && !isGiven && isAnother;
  const worry = topicById('chat-privacy');
  if (told.lastStance === 'doubts' && !isSpanish && worry && ASKS_WHO_SEES.test(message))
    return `${worry.answer}\n\n${thanks}`;
  const isOfPerson =
    hasDetails &&
    first !== undefined &&
    (isOfContact(first.topic.id) || isCondition(first.topic.id));
  const isFaint = isBoth && first !== undefined && first.probability < WISHED;
  if (isReply || !first || reading.isSpanish || isOfPerson || isFaint || !(asks(said) || isAside))
    return withPerson(withTime(thanks, message, isSpanish), message, isSpanish);
  // What is missing is asked for once, below.
  return `${first.topic.answer.replace(ASK_NAME, '').trimEnd()}\n\n${thanks}`;
}

/** The question for what is missing first. */
function nextQuestion({ details }: ToldDetails, isSpanish: boolean): string {
  const missing = LEAD_FIELDS.find((field) => details[field] === undefined) ?? 'name';
  return questions[isSpanish ? 'es' : 'en'][missing];
}

/** "OK, go ahead and send it": longer ones say more. */
const RELEASE_WORDS = 12;
/** Longer questions are about more. */
const LONG_QUESTION = 25;
/** Begins like an address and is none. */
const PARTIAL_EMAIL = /^\s*\S{1,60}@\S{0,60}\s*$/;
/** Longer replies are sentences, which have a language. */
const BARE_REPLY_WORDS = 4;
/** Whoever works in a clinic is no patient of ours, though a doctor is named. */
const AT_WORK =
  /\b(?:i|we) (?:work|manage|run|own)\b|\b(?:office|practice|clinic) (?:manager|administrator|director)\b|\bour (?:clinic|practice|office)\b/i;
const OWN_NAME = /\b(?:my|mi) (?:name|nombre)\b/i;

/** Beside details, so few words are about them: "my cell is". */
const BARE_WORDS = 2;
/** "My name is Walt Brandvold" and hardly more. */
const INTRODUCTION_WORDS = 7;

function wasSpanish(history: readonly ChatTurn[]): boolean {
  const last = history.at(-1);
  return last?.role === 'assistant' && /[¿¡ñáéíóú]/.test(last.content.slice(0, 1_000));
}
