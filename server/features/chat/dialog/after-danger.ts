import type { ChatTurn } from '#shared/contracts/chat.ts';
import type { Danger } from '../safety/danger.ts';
import { GIVEN } from '../safety/cases/money.ts';
import { findPersonalDanger } from '../safety/people-in-danger.ts';
import { sentencesOfText } from '../built-in/words-for.ts';
import { dangerTold } from '../safety/urgent-cases.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { compilePattern, matchPattern, type Pattern } from '../understanding/pattern.ts';
import {
  readForDangers,
  readMessage,
  type Reading,
  sentencesOf,
} from '../understanding/reading.ts';
import {
  AGAIN,
  AGAIN_FROM_AFAR,
  ANYBODY,
  CUT_OFF,
  GLAD,
  HANG_UP,
  LEAVE_ON,
  LIFELINE,
  NEXT,
  NEXT_FROM_AFAR,
  STAY,
  STAY_OUT,
} from './after-danger-texts.ts';
import { wasSaid } from './repetition.ts';

const patterns = (...sources: string[]) => sources.map(compilePattern);

const HELP_IS_THERE = patterns(
  'ambulance|911|paramedics|medics|police|cops|firefighters|department|help|ems|dispatcher|doctor|nurse ~4 way|coming|here|arrived|there|called|line|phone',
  'called|call|calling|phoned|dialed|texted ~3 911|988|ambulance|police|them',
  'on ~2 phone|line ~3 911|988|dispatcher|them|someone',
  'breathing|awake|conscious|talking|safe|okay|ok|better|stable ~2 now|again',
  '^ ~6 he|she|they|everyone|everybody|we|i|patient ~2 breathing|awake|conscious|safe|ok|okay|better|stable|fine|out',
  'all|everyone|everybody|we|are ~3 out|outside|safe',
  'ambulancia|policia|bomberos|ayuda|paramedicos ~4 camino|viene|vienen|llego|llegaron|aqui',
  'ya ~2 llame|llamamos|respira|desperto|despierta|llego|llegaron',
);
/** Asks what would be wrong, and has not done it. */
const TURN_OFF = patterns(
  '^ ~3 should|can|do|may|shall ~3 turn|switch|shut|power ~3 off|down',
  'just ~1 turn|switch|shut|power ~3 off|down',
  '^ ~2 turn|switch|shut|power ~2 off|down ~3 $',
  'la|lo ~1 apago',
);
/** Then the first steps are said again, whatever else a message says. */
const WORSE = patterns(
  'not|no|stopped|stops|cannot|hardly|barely ~2 breathing|breathe|awake|responding|moving|conscious|safe|okay|ok|respira',
  "isn't|won't|can't|aren't",
  'worse|again ~3 fell|fainted|seizing|bleeding|collapsed',
  'blue|bleeding|seizing|unconscious|gun|knife|fire|smoke|sangrando|peor',
);
const NO_CLIENT = patterns('not ~3 client|customer', 'no ~2 cliente|clientes');
const DONE = patterns(
  'now|what ~2 what|now $',
  'what|and ~2 next|then|else|now',
  'what ~3 do ~2 now|next|then',
  'did ~2 that|it|this',
  '^ ~2 done',
  '^ ok|okay|alright|yes $',
  'i|we|is|are|they ~3 unplugged|pulled|disconnected|off|changed|called|locked|wrote|told|yanked|unplug',
  'unplugged|pulled|disconnected|yanked ~4 cable|cord|wi-fi|network|plug|it|them|everything',
  'who ~3 call|tell',
  'ok|okay|done|and ~2 next|now|then|else',
  'y ahora|y luego|que mas|listo|ya ~3 quite|desconecte|cambie|apague|hice',
);

const NO_DANGER = patterns(
  'false alarm',
  'falsa alarma',
  'never mind',
  'nevermind',
  'my ~1 mistake',
);
/** Whoever wrote of their own death says so only where the words were meant otherwise. */
const MISTAKEN = patterns('false alarm', 'falsa alarma', 'my ~1 mistake');
/** Said of whoever was in danger; alone it ends nothing, with a question of something else it does. */
const OVER = patterns(
  '^ ~6 he|she|they|everyone|everybody|patient ~2 awake|fine|okay|ok|better',
  'fine|okay|ok|awake|better ~1 now|again',
  'works|working|fixed|back|found ~2 now|again|it|up',
  'ya ~2 bien|mejor|desperto|despierta|funciona|aparecio|regreso',
);
const ABOUT_IT = patterns(
  '911|988|ambulance|hospital|doctor|emergency|er|still|should|safe|risk|again|ambulancia|hospital|todavia|debo|debemos|peligro & !printer & !impresoras',
);
const ASKS_ANY = patterns(
  'do|does|can|could|how|what|when|where ~3 i|we|you|my|your',
  'como|puedo|pueden|cuanto',
);
const ASKS = patterns(
  'do|does|can|could|what|how|when|where|who|which ~1 you|your|yall|guys|much|is|are',
  'ustedes|pueden|tienen|hacen|arreglan|cuanto|cuando|donde|venden|ofrecen',
);
const GAVE = patterns(
  'already|just|but ~3 read|gave|told|sent|texted',
  'i|we ~2 read|gave|told|sent ~2 it|him|her|them|code|password',
  'ya ~2 di|dije|lei|dicte|mande',
);
/** Whoever called seemed to be what he said. */
const BELIEVED = patterns(
  'sounded|seemed|sounds|seems|was|felt ~3 legit|legitimate|real|professional|nice|official|genuine|trustworthy',
  'knew|knows|had ~4 name|number|address|account|birthday',
  'parecia|sonaba|sabia ~3 real|serio|nombre|direccion',
);
/** Whoever called is still there, and wants in. */
const GOES_ON = patterns(
  'they|he|she|guy|man|lady|person|microsoft ~3 want|wants|asks|asking|ask|told|need|needs|says|say ~6 remote|control|connect|access|into|download|install|anydesk|teamviewer|in|card|pay|code|screen',
  'called|dialed|rang|phoned ~3 number|them|it & want|wants|ask|asks|need|needs|remote|install',
  'llame|llamamos ~4 numero & quieren|quiere|piden|pide',
);
/** Whoever helped or was to help is no longer there to be heard. */
const HUNG_UP = patterns(
  'they|he|she|who|it|line|call|988|911|operator|dispatcher|phone ~3 hung|hang|cut|dropped|disconnected|died ~1 up|off|out|on',
  '^ ~4 hung up',
  'got ~1 disconnected|cut',
  'line|call ~2 dropped|died|dead',
  'colgaron|colgo|se corto',
);
const ASKS_ON = patterns(
  'what ~3 do ~2 now|next|then|else',
  '^ ~3 what now|next',
  '^ ~2 now|then|next what $',
  '^ and|so|ok ~1 now|then|next $',
  'que ~2 hago|hacemos',
  '^ ~2 y ahora',
);
const ASKS_FIRST = patterns('what|which ~5 first', 'where ~3 start|begin', 'que ~4 primero');
/** So many sentences are the first steps. */
const STEPS = 4;
/** Whoever threatened is away, and may come back. */
const LEFT = patterns(
  '^ ~3 he|she|they|guy|man|woman ~3 gone|left|fled|away',
  'se ~2 fue|fueron',
  'ran|drove|walked ~1 off|away|out',
);
const GOES_BACK = patterns(
  'go|going|run|get|went|goes|step ~3 back|inside|in',
  'volver|entrar|regresar ~3 a|por|adentro',
);
/** So many answers back, help that was called may still be on the phone. */
const CALLED_BACK = 3;
const PEOPLE: ReadonlySet<Danger> = new Set(['self-harm', 'medical', 'violence', 'fire']);
const ATTACKS: ReadonlySet<Danger> = new Set([
  'ransomware',
  'account',
  'clicked',
  'scam',
  'insider',
]);
const LONGEST = 25;

/**
 * Whether a message ends the danger that was told before it: by saying that there was none, or that
 * all is well again together with a question about something else, which is then answered.
 */
export function isOver(message: string, history: readonly ChatTurn[]): boolean {
  const told = lastTold(history);
  if (told === undefined || isGettingWorse(message)) return false;
  const reading = readMessage(message);
  const isLike = (likes: readonly Pattern[]) => likes.some((like) => has(reading, like));
  if (isLike(NO_DANGER)) return told.danger !== 'self-harm' || isLike(MISTAKEN);
  if (told.danger === 'self-harm' || !isLike(OVER)) return false;
  return asksElse(reading);
}

/** A last sentence that asks, and not about the danger. */
function asksElse(reading: Reading): boolean {
  const last = sentencesOf(reading).at(-1);
  if (last === undefined || last.tokens.length === reading.tokens.length) return false;
  const isLike = (likes: readonly Pattern[]) => likes.some((like) => has(last, like));
  return isLike(ASKS) && !isLike(ABOUT_IT);
}

const isGettingWorse = (message: string) => {
  const reading = readForDangers(message);
  return WORSE.some((like) => has(reading, like));
};

/**
 * The answer to somebody who has just been told the first steps of a danger and says that they are
 * taken, asks what comes next or tells more; undefined for everything else.
 * @param urgent what the new message would be answered with by itself
 */
export function afterDanger(
  message: string,
  history: readonly ChatTurn[],
  urgent: string | undefined,
): string | undefined {
  const reading = readMessage(message);
  const isLike = (likes: readonly Pattern[]) => likes.some((like) => has(reading, like));
  const told = lastTold(history, isLike(HUNG_UP) ? CALLED_BACK : 1);
  if (told === undefined) return undefined;
  const { danger, language, isAfar } = told;
  const next = (isAfar ? NEXT_FROM_AFAR : NEXT[danger])[language];
  const further = (isAfar ? AGAIN_FROM_AFAR : AGAIN[danger])[language];
  const kind = danger === 'self-harm' ? danger : PEOPLE.has(danger) ? 'people' : 'things';
  if (isOver(message, history)) return asksElse(reading) ? undefined : GLAD[language];
  if (danger === 'self-harm' && isLike(NO_DANGER) && !isLike(ASKS_ANY)) return LIFELINE[language];
  if (danger !== 'scam' && reading.tokens.length <= LONGEST && isLike(HUNG_UP))
    return CUT_OFF[kind][language];
  if ((danger === 'scam' || danger === 'clicked') && isLike(GAVE)) return GIVEN[language];
  if (danger === 'scam' && reading.tokens.length <= LONGEST && isLike(GOES_ON))
    return HANG_UP[language];
  const said = wasSaid(history);
  const more = PEOPLE.has(danger) ? [further] : [further, next];
  const unsaid = (texts: readonly string[]) =>
    texts.find((text) => !said(text)) ?? STAY[kind][language];
  if (danger === 'scam' && reading.tokens.length <= LONGEST && isLike(BELIEVED))
    return unsaid([further]);
  if (ATTACKS.has(danger) && isLike(TURN_OFF)) return LEAVE_ON[language];
  const steps = history.at(-1)?.content ?? '';
  if (reading.tokens.length <= LONGEST && isLike(ASKS_FIRST) && dangerTold(steps) !== undefined)
    return inOrder(steps, language);
  const again = urgent !== undefined && said(urgent) ? unsaid(more) : undefined;
  if (danger === 'violence' && reading.tokens.length <= LONGEST && isLike(LEFT))
    return unsaid([next, further]);
  if (PEOPLE.has(danger) && reading.tokens.length <= LONGEST && isLike(ASKS_ON))
    return unsaid([further]);
  if (danger === 'fire' && isLike(GOES_BACK)) return STAY_OUT[language];
  const isHelped = PEOPLE.has(danger) && isLike(HELP_IS_THERE) && !isGettingWorse(message);
  // A likeness of a few words to another danger means less than that help is there; a rule means more.
  if (isHelped && reading.tokens.length <= LONGEST && !hasRule(message))
    return unsaid([next, further]);
  const isSame = urgent === undefined || dangerTold(urgent)?.danger === danger;
  // Where people are in danger, "911 is on the phone" speaks of no telephone that was lost.
  const isOther = PEOPLE.has(danger) ? /911|988/.test(urgent ?? '') : true;
  if (!isSame && isOther) return again;
  if (reading.tokens.length > LONGEST) return again;
  if (!PEOPLE.has(danger) && isLike(NO_CLIENT)) return ANYBODY[language];
  const isDone = PEOPLE.has(danger) ? isHelped : isLike(DONE);
  if (isDone) return unsaid([next, further]);
  return again;
}

/** An answer to something else after somebody spoke of their own death: the lifeline stays beside it. */
export function withLifeline(answer: string, history: readonly ChatTurn[]): string {
  const told = lastTold(history);
  return told?.danger === 'self-harm' ? `${LIFELINE[told.language]}\n\n${answer}` : answer;
}

const inOrder = (steps: string, language: 'en' | 'es') =>
  `${language === 'en' ? 'In this order' : 'En este orden'}: ${sentencesOfText(steps).slice(0, STEPS).join(' ')}`;

const LANGUAGES = ['en', 'es'] as const;

/**
 * The danger that the last answer was about, be it the first steps or what comes after them.
 * @param back how many answers may lie between
 */
function lastTold(history: readonly ChatTurn[], back = 1): ReturnType<typeof dangerTold> {
  if (history.at(-1)?.role !== 'assistant') return undefined;
  return history
    .filter(({ role }) => role === 'assistant')
    .slice(-back)
    .map(({ content }) => dangerTold(content) ?? dangerFollowed(content))
    .findLast((told) => told !== undefined);
}

/** The danger of which an answer says what comes after its first steps. */
function dangerFollowed(answer: string): ReturnType<typeof dangerTold> {
  for (const danger of Object.keys(AGAIN) as Danger[])
    for (const language of LANGUAGES)
      if ([AGAIN, NEXT].some((texts) => answer === texts[danger][language]))
        return { danger, language };
  for (const language of LANGUAGES) {
    if ([AGAIN_FROM_AFAR, NEXT_FROM_AFAR].some((texts) => answer === texts[language]))
      return { danger: 'violence', language, isAfar: true };
    for (const texts of [STAY, CUT_OFF]) {
      if (answer === texts['self-harm'][language]) return { danger: 'self-harm', language };
      if (answer === texts.people[language]) return { danger: 'medical', language };
    }
  }
  return undefined;
}

const CONTINUES = patterns('^ and|y|or|o|also|tambien|what|plus ~3');
const ASIDE_WORDS = 5;

/**
 * Whether a message is a few words that go on with a question, "and the zip", which are too few for a
 * likeness to a danger to mean anything; never after one was told, and not where a rule knows the words.
 */
export function isAside(message: string, history: readonly ChatTurn[]): boolean {
  const last = history.at(-1);
  if (last?.role !== 'assistant' || lastTold(history) !== undefined) return false;
  const reading = readForDangers(message);
  const content = reading.tokens.filter(({ word }) => isContentWord(word)).length;
  if (reading.tokens.length > ASIDE_WORDS || content > 1) return false;
  if (!CONTINUES.some((pattern) => has(reading, pattern))) return false;
  return !hasRule(message);
}

/** Whether a rule, and not only a likeness, finds a danger to people. */
function hasRule(message: string): boolean {
  const reading = readForDangers(message);
  return findPersonalDanger(reading)(reading).length > 0;
}

const has = (reading: Reading, pattern: Pattern) => matchPattern(pattern, reading) !== undefined;
