import { answerToStranger, sampleAnswerer } from '#tests/chat/strangers/ask-stranger.ts';
import { expect, test } from 'vitest';

const answerer = sampleAnswerer();
const answer = (...turns: string[]) => answerToStranger(answerer, { turns });

test.each<[string, RegExp, ...string[]]>([
  ['less of it', /^In short: We sign a business associate/, 'do you sign a BAA?', 'in short?'],
  ['whether it is so', /^So this site says: .*holidays/, 'are you open at night', 'really?'],
  ['where it stands', /^Here: \[Testimonials\]/, 'what do clients say about you', 'link please'],
  ['what belongs to it', /Patch Management: /, 'tell me about managed IT', 'what’s included'],
  ['less of it, in Spanish', /^En resumen: /, '¿Cuánto cuesta?', 'en resumen'],
])('a few words ask of the answer before them %s', async (_, right, ...turns) => {
  expect(await answer(...turns)).toMatch(right);
});

test('nothing is repeated that was repeated', async () => {
  const said = await answer('do you sign a BAA?', 'in short?', 'short version please');
  expect(said).not.toMatch(/^In short/);
});

test.each<[string, RegExp, ...string[]]>([
  ['an hour, after the hours', /office .* is open/, 'where are you?', 'morning?'],
  ['an hour, after the offer of a call', /cannot fix/, 'I want a callback', 'tomorrow morning'],
  ['a price, after a service', /no price list|not stated/, 'do you do backups', 'how much is that'],
])('a few words are understood by what they follow: %s', async (_, right, ...turns) => {
  expect(await answer(...turns)).toMatch(right);
});
