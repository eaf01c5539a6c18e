import { company } from '#shared/content/company.ts';
import { type ChosenTopic, topicById } from './choose-topics.ts';

const SIZES = new Set(['network-over-1000', 'large-group-fits', 'network-size']);
const NUMBER = /\b\d{1,3}(?:,\d{3})+\b|\b\d{3,6}\b/g;
/** "Since 2019" counts nobody. */
const YEAR =
  /\b(?:19|20)\d\d\b(?!\s(?:\w+\s)?(?:users|people|staff|employees|devices|computers)\b)/gi;

/** Whether so many people are too many says their number, not the words around it. */
export function byHeadCount<Chosen extends Pick<ChosenTopic, 'topic'>>(
  chosen: readonly Chosen[],
  message: string,
): readonly Chosen[] {
  const counts = (message.replace(YEAR, '').match(NUMBER) ?? []).map((number) =>
    Number(number.replaceAll(',', '')),
  );
  if (counts.length === 0) return chosen;
  const isOver = Math.max(...counts) > company.claims.maxUsers;
  const right = topicById(isOver ? 'network-over-1000' : 'large-group-fits');
  if (right === undefined) return chosen;
  const sized = chosen.map((each) => (SIZES.has(each.topic.id) ? { ...each, topic: right } : each));
  return sized.filter(({ topic }, at) => sized.findIndex((each) => each.topic === topic) === at);
}
