import type { ChatTurn } from '#shared/contracts/chat.ts';
import { wordsFor } from '../built-in/words-for.ts';
import { passageParagraph } from '../built-in/passage-answer.ts';
import type { SearchTools } from '../built-in/search-tools.ts';
import { chooseTopics } from '../topics/choose-topics.ts';
import { readMessage } from '../understanding/reading.ts';
import { sitePassages } from '../passages/site-passages.ts';
import { wasSaid } from './repetition.ts';
import { isLike, patterns } from './like.ts';

const PLACES = [
  'first|1st|primero|primera',
  'second|2nd|segundo|segunda',
  'third|3rd|tercero|tercera',
  'fourth|4th|cuarto|cuarta',
  'fifth|5th|quinto|quinta',
  'sixth|6th',
  'seventh|7th',
].map((word, index) => ({
  index,
  likes: patterns(
    `${word} ~1 one|part|step|point|thing|item|paso|parte|punto`,
    `step|number|point|paso ~1 ${index + 1}`,
  ),
}));
/** Longer messages ask something of their own. */
const LONGEST = 14;
const LONGEST_ITEM = 200;

/** What there is about "the second one", where the last answer was a list. */
export function listedItem(
  message: string,
  history: readonly ChatTurn[],
  tools: SearchTools,
): string | undefined {
  const reading = readMessage(message, tools.correct);
  if (reading.tokens.length > LONGEST || reading.isSpanish) return undefined;
  const place = PLACES.find(({ likes }) => isLike(reading, likes));
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const items = last
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) =>
      line
        .slice(2)
        .replace(/^\d{1,2}\. /, '')
        .slice(0, LONGEST_ITEM),
    );
  const item = place && items[place.index];
  if (item === undefined) return undefined;
  const said = wasSaid(history);
  const asked = readMessage(item, tools.correct);
  const name = `${item.toLowerCase()}:`;
  const passage = sitePassages.find(({ text }) => text.toLowerCase().includes(name) && !said(text));
  if (passage !== undefined) return passageParagraph(passage);
  const [topic] = chooseTopics(asked);
  const text = topic && wordsFor(topic.topic, false, said);
  return text === undefined || said(text) ? undefined : `${item}: ${text}`;
}
