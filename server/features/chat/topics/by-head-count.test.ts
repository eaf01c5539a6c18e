import { company } from '#shared/content/company.ts';
import { expect, test } from 'vitest';
import { topicById } from './choose-topics.ts';
import { byHeadCount } from './by-head-count.ts';

const { maxUsers } = company.claims;
const larger = (maxUsers + 430).toLocaleString('en-US');

test.each([
  [`3 of us tonight, ${maxUsers - 1} in all, too many?`, 'network-over-1000', 'large-group-fits'],
  [`9 sites and ${larger} users, do we fit`, 'large-group-fits', 'network-over-1000'],
  [`open since 2019, ${maxUsers - 1} of us, too many?`, 'network-over-1000', 'large-group-fits'],
  ['Too many of us?', 'network-over-1000', 'network-over-1000'],
  [`${larger} faxes a month`, 'efax-cost', 'efax-cost'],
])('whether a network is too large goes by its number: %s', (message, guessed, right) => {
  const topic = topicById(guessed);
  if (topic === undefined) throw new Error(`No topic is called ${guessed}.`);
  expect(byHeadCount([{ topic, probability: 0.5 }], message)[0]?.topic.id).toBe(right);
});

test('whoever asks with a number is told once how large is too large', () => {
  const chosen = ['network-size', 'network-over-1000'].flatMap((id) => {
    const topic = topicById(id);
    return topic ? [{ topic, probability: 0.5 }] : [];
  });
  const told = byHeadCount(chosen, `${maxUsers - 1} of us, too many?`).map(({ topic }) => topic.id);
  expect(told).toEqual(['large-group-fits']);
});
