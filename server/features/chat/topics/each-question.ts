import type { Guess } from '../understanding/classifier.ts';
import { isContentWord } from '../understanding/content-words.ts';
import { partOf, type Reading } from '../understanding/reading.ts';
import { SUPPORTED, topicClassifier, wholeMessage } from './guess-topics.ts';
import { guessInContext } from './guess-in-context.ts';
import { isOneGround } from './same-ground.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that join a second question to the first. */
const JOINING = words('and also plus or then but y tambien o pero');
/** Of them, those that join two things that are wished alike. */
const ADDING = words('and also plus y tambien');
/** "1) is there a BAA 2) may we see it" */
const COUNTING = words('1 2 3 4');
/** Words that a question or a wish begins with. */
const ASKING = words(
  `who whom what when where why how which whose can could do does did is are will would should have has may am need want
  tell send give get explain whether if que como cuanto cuanta cuantos cuando donde quien cual puedo puede pueden
  tienen hacen hay hablan cuesta atienden dan reparan ayudan firman usan esta estan necesito quiero quieren abren trabajan ofrecen cobran es son se me`,
);
/** "We need" and "I want" ask too; "we are a clinic" asks nothing. */
const WISHES = words('need want like');
/** A part with one of them is understood only with the part before. */
const POINTING = words('it they them their this that these those there one same ones lo eso esto');
/** They name another choice or a condition, and ask nothing new. */
const NO_NEW = words('or if o si');
const OTHERWISE = words('or o');
const SHORTEST_HALF = 3;
/** So plain is a question of its own, though what follows it outweighs it in the whole. */
const PLAIN_PART = 0.9;
/** And so plain one must be where the whole plainly asks another thing and rules it out. */
const PLAIN_STRAY = 0.8;
/** The least that the whole must say of what a question is about that leans on the one before it. */
const NOT_RULED_OUT = 0.005;
/** So plain is one that speaks of its own things. */
const OWN_PART = 0.5;
const OWN_WORDS = 2;
/** So little says that a question may be about something. */
const POSSIBLE = 0.05;
const MAX_GUESSES = 6;
const MOST_PARTS = 6;
/** And this what a part may be about that does not say so by itself. */
const SUPPORTED_WHOLLY = 0.1;
/** So sure that a question goes on about the one before it. */
const SAME_SUBJECT = 0.8;
/** Of what else a question may be about after the one before it, the likeliest needs such a share. */
const LIKELIEST = 0.4;
/** And by its own words it must be as likely as this. */
const BY_ITS_WORDS = 0.1;
/** A question begins so near behind the word that joins it. */
const NEAR = 2;

/** Who or what a question is about, behind the word it begins with. */
const SUBJECTS = words(
  'you your u i we they he she it this that there the somebody someone anybody',
);
/** Words that a message may open with before it asks. */
const OPENING = 4;

export interface QuestionGuess extends Guess {
  /** The question itself. */
  readonly part: Reading;
  /** No other question of the message may be about it too. */
  readonly isApart: boolean;
}

/** What each question of a message is most likely about, where it asks several things. */
export function guessEachQuestion(reading: Reading): QuestionGuess[] {
  const inWhole = wholeMessage(reading);
  const parts = questionsOf(reading).map((part) => ({
    part,
    guesses: topicClassifier().guess(part, MAX_GUESSES),
  }));
  const mayBe = (label: string) =>
    parts.filter(({ guesses }) =>
      guesses.some((each) => each.label === label && each.probability >= POSSIBLE),
    ).length;
  const wholly = Math.max(0, ...inWhole.values());
  const isStray = (guesses: readonly Guess[], label: string) =>
    wholly >= PLAIN_PART &&
    likenessOf(label, guesses) < PLAIN_STRAY &&
    (inWhole.get(label) ?? 0) < SUPPORTED;
  const found: QuestionGuess[] = [];
  for (const [index, { part, guesses }] of parts.entries()) {
    const [first] = guesses;
    if (first === undefined) continue;
    const { label, probability } = first;
    const before = parts[index - 1]?.part;
    const least = isOwnQuestion(part) ? OWN_PART : saysNothing(part) ? Infinity : PLAIN_PART;
    const isClear = probability >= least && !isStray(guesses, label);
    const leaning =
      before && !isClear ? guessAfter(part, guesses, before, found.at(-1)?.label) : undefined;
    if (leaning !== undefined && (inWhole.get(leaning.label) ?? 0) >= NOT_RULED_OUT)
      found.push({ ...leaning, part, isApart: true });
    else if (isClear || (inWhole.get(label) ?? 0) >= supportFor(part, index))
      found.push({ ...first, part, isApart: probability >= OWN_PART && mayBe(label) === 1 });
  }
  return found;
}

/** How likely a topic is together with those whose answers hold much of its own. */
const likenessOf = (label: string, guesses: readonly Guess[]): number =>
  guesses
    .filter((each) => each.label === label || isOneGround({ id: label }, { id: each.label }))
    .reduce((sum, { probability }) => sum + probability, 0);

/** "What happens with the old ones": of what, only the part before says. */
const saysNothing = ({ tokens }: Reading): boolean =>
  tokens.every(({ word }) => !isContentWord(word) || POINTING.has(word)) &&
  tokens.some(({ word }) => POINTING.has(word));

/** A part that leans on the one before it is hardly about what its few words are otherwise about. */
const supportFor = (part: Reading, index: number): number =>
  index > 0 && !standsAlone(part) ? SUPPORTED_WHOLLY : SUPPORTED;

/**
 * A message of two questions as two messages, where the second is understood only with the first: "do you
 * do eFax" and "and how much is it". Undefined for others.
 */
export function leaningHalves(reading: Reading): readonly [string, string] | undefined {
  const [, second, ...others] = questionsOf(reading);
  const [start] = second?.tokens ?? [];
  if (second === undefined || start === undefined || others.length > 0 || standsAlone(second))
    return undefined;
  // "Or do I get a machine" asks the same the other way round.
  if (OTHERWISE.has(start.word)) return undefined;
  const first = partOf(reading, 0, reading.tokens.indexOf(start));
  return first.tokens.length >= SHORTEST_HALF ? [first.plain, second.plain] : undefined;
}

/** What a question asks beside the one before it, whose words say what "it" and "one" are. */
function guessAfter(
  part: Reading,
  alone: readonly Guess[],
  before: Reading,
  known: string | undefined,
): Guess | undefined {
  const [first, second] = guessInContext(part, before.plain, () => 1);
  if (first === undefined || known === undefined) return undefined;
  const isKnown = first.label === known;
  if (isKnown && first.probability >= SAME_SUBJECT) return undefined;
  const { label = '', probability = 0 } = (isKnown ? second : first) ?? {};
  const share = probability / (isKnown ? 1 - first.probability : 1);
  const byWords = alone.find((guess) => guess.label === label)?.probability ?? 0;
  return share >= LIKELIEST && byWords >= BY_ITS_WORDS ? { label, probability: share } : undefined;
}

/** The parts of a message that ask or wish something each. */
function questionsOf(reading: Reading): Reading[] {
  const { tokens } = reading;
  const wordAt = (index: number) => tokens[index]?.word ?? '';
  const starts = [...tokens.keys()].filter((index) => {
    if (index === 0 || tokens[index]?.sentence !== tokens[index - 1]?.sentence) return true;
    const next = tokens.slice(index + 1, index + 1 + NEAR);
    // "And do you also": the first of them joins.
    if (tokens.slice(Math.max(0, index - NEAR - 1), index).some(({ word }) => JOINING.has(word)))
      return false;
    return (
      (JOINING.has(wordAt(index)) && next.some(({ word }) => ASKING.has(word))) ||
      (COUNTING.has(wordAt(index)) && ASKING.has(wordAt(index + 1)))
    );
  });
  const parts = starts
    .map((start, at) => partOf(reading, start, starts[at + 1] ?? tokens.length))
    .filter(isLongEnough)
    .slice(-MOST_PARTS);
  const isLast = ({ tokens: [first] }: Reading, index: number) =>
    parts[index + 1]?.tokens[0]?.sentence !== first?.sentence;
  const asked = parts.filter(
    (part, index) =>
      (isLast(part, index) && reading.asked.has(part.tokens[0]?.sentence ?? -1)) || isAsking(part),
  );
  return asked.flatMap(inTwo);
}

/** "Cuánto cuesta" is a question; "and you" is none. */
const isLongEnough = ({ tokens: [first, second, third] }: Reading): boolean =>
  third !== undefined || (ASKING.has(first?.word ?? '') && isContentWord(second?.word ?? ''));

/** Whether a part begins as questions and wishes do, or has a question in it. */
function isAsking({ tokens }: Reading): boolean {
  const [first = '', second = '', third = ''] = tokens.map(({ word }) => word);
  const isJoined = JOINING.has(first) || COUNTING.has(first);
  const isOpened = tokens
    .slice(0, OPENING)
    .some(({ word }, at) => ASKING.has(word) && SUBJECTS.has(tokens[at + 1]?.word ?? ''));
  return (
    ASKING.has(first) ||
    isOpened ||
    WISHES.has(second) ||
    (isJoined && [second, third].some((word) => ASKING.has(word)))
  );
}

/** A part in two, where each half by itself is surely about something else. */
function inTwo(part: Reading): readonly Reading[] {
  if (!isAsking(part)) return [part];
  const { tokens } = part;
  const halves = [...tokens.keys()]
    .filter((index) => ADDING.has(tokens[index]?.word ?? ''))
    .map((index) => [partOf(part, 0, index), partOf(part, index + 1, tokens.length)] as const)
    .filter((pair) =>
      pair.every((half) => half.tokens.length >= SHORTEST_HALF && standsAlone(half)),
    )
    .map(([first, second]) => {
      const [one, other] = [first, second].map((half) => topicClassifier().guess(half, 1)[0]);
      const sure = Math.min(one?.probability ?? 0, other?.probability ?? 0);
      return { pair: [first, second], sure: one?.label === other?.label ? 0 : sure };
    });
  const best = halves.toSorted((one, other) => other.sure - one.sure)[0];
  return best && best.sure >= OWN_PART ? best.pair : [part];
}

/** Whether a part says of its own what it is about, before anything in it points back. */
function standsAlone({ tokens }: Reading): boolean {
  if (NO_NEW.has(tokens[0]?.word ?? '')) return false;
  const pointing = tokens.findIndex(({ word }) => POINTING.has(word));
  const own = pointing < 0 ? tokens : tokens.slice(0, pointing);
  return own.filter(({ word }) => isContentWord(word)).length >= OWN_WORDS;
}

/** A wish is told with a story around it, a question is meant. */
const isOwnQuestion = (part: Reading): boolean =>
  standsAlone(part) && !WISHES.has(part.tokens[1]?.word ?? '');
