import type { ChatTurn } from '#shared/contracts/chat.ts';
import { serviceById } from '#shared/services/index.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import { withoutYes } from '../built-in/unasked-yes.ts';
import { ONLY_THIS } from '../built-in/words-for.ts';
import { allTopics, chooseTopics } from '../topics/choose-topics.ts';
import { talkTopics } from '../topics/talk-topics.ts';
import type { Topic } from '../topics/topic.ts';
import { readMessage } from '../understanding/reading.ts';

/** What a conversation has been about so far. */
export interface Subject {
  /** What was answered, the last first. */
  readonly topics: readonly Topic[];
  /** What the last answer was about, small talk and the offer of a person included. */
  readonly last: readonly Topic[];
  /** The service it belongs to, where it does. */
  readonly service: string | undefined;
  /** The page that the last answer led to. */
  readonly page: string | undefined;
  /** The same as a link, with its label. */
  readonly link: string | undefined;
  /** The last answer quoted an article, and no topic of ours. */
  readonly isArticle: boolean;
  /** What was asked before, the last question last. */
  readonly asked: readonly string[];
}

const TURNS_BACK = 4;
/** What of an earlier message is read along. */
const MAX_BEFORE = 300;
const KEY_LENGTH = 36;
const SMALL_TALK = new Set([
  ...talkTopics.map(({ id }) => id),
  ...'person abuse frustrated off-topic hostile play'.split(' '),
]);
const FROM_ARTICLE = 'From our blog: ';
const OPENINGS = ['In short: ', 'As I said: ', 'So this site says: ', ONLY_THIS, FROM_ARTICLE];
const NO_PRICE_LIST = / there is no price list on this site\. /;

const keyOf = (text: string) => text.slice(0, KEY_LENGTH);
let known: ReadonlyMap<string, Topic> | undefined;

/**
 * Topics by how their texts begin: what was said tells what it was about. Texts that several topics share
 * speak for the service as a whole, or for none.
 */
function topicsByText(): ReadonlyMap<string, Topic> {
  if (known) return known;
  const byKey = new Map<string, Topic[]>();
  for (const topic of allTopics())
    for (const text of textsOf(topic))
      if (text !== '') byKey.set(keyOf(text), [...(byKey.get(keyOf(text)) ?? []), topic]);
  known = new Map(
    [...byKey].flatMap(([key, sharing]) => {
      const [first, ...others] = new Set(sharing);
      const topic = others.length === 0 ? first : sharing.find(({ id, service }) => id === service);
      return topic ? [[key, topic] as const] : [];
    }),
  );
  return known;
}

const textsOf = ({ answer, more = [], spanish = '' }: Topic): Set<string> =>
  new Set([answer, withoutYes(answer), ...more, spanish]);

/** What was talked about: by our own answers, and where those are a model's, by the questions. */
export function subjectOf(history: readonly ChatTurn[], tools: SearchTools): Subject | undefined {
  const asked = history
    .filter(({ role }) => role === 'user')
    .slice(-TURNS_BACK)
    .map(({ content }) => content.slice(0, MAX_BEFORE));
  if (asked.length === 0) return undefined;
  const answers = history.filter(({ role }) => role === 'assistant').slice(-TURNS_BACK);
  const last = textTopics(answers.at(-1)?.content ?? '');
  const said = answers.toReversed().flatMap(({ content }) => topicsSaid(content));
  const before = said.length > 0 ? asked.slice(-1) : asked.toReversed();
  const topics = [...said, ...before.flatMap((text) => topicsAsked(text, tools))];
  const { page, link } = lastPage(answers.at(-1)?.content ?? '');
  const service =
    topics[0]?.service ?? serviceById(page?.replace('/services/', '') ?? '')?.id ?? undefined;
  const isArticle =
    last.length === 0 && (answers.at(-1)?.content.startsWith(FROM_ARTICLE) ?? false);
  return { topics: [...new Set(topics)], last, service, page, link, isArticle, asked };
}

const topicsSaid = (answer: string): Topic[] =>
  textTopics(answer).filter(({ id }) => !SMALL_TALK.has(id));

/** What an answer is about, by how its paragraphs begin. */
export function textTopics(answer: string): Topic[] {
  return answer
    .slice(0, 4_000)
    .split('\n\n')
    .flatMap((paragraph) => topicsByText().get(keyOf(withoutOpening(paragraph))) ?? []);
}

/** An answer without what only says that it comes again, or as a guess. */
export function withoutOpening(paragraph: string): string {
  const opening = OPENINGS.find((each) => paragraph.startsWith(each)) ?? '';
  const text = paragraph.slice(opening.length);
  const price = NO_PRICE_LIST.exec(text);
  return price ? text.slice(price.index + price[0].length) : text;
}

const topicsAsked = (text: string, { correct }: SearchTools): Topic[] =>
  chooseTopics(readMessage(text, correct))
    .map(({ topic }) => topic)
    .filter(({ id }) => !SMALL_TALK.has(id));

/** The page that an answer led to. */
function lastPage(answer: string): Pick<Subject, 'page' | 'link'> {
  const [link, page] =
    [...answer.slice(-400).matchAll(/\[[^\]]{1,200}\]\((\/[^)]{0,200})\)/g)].at(-1) ?? [];
  return { page, link };
}
