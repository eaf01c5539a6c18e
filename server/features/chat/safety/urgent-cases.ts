import { compilePattern, matchPattern } from '../understanding/pattern.ts';
import type { Reading } from '../understanding/reading.ts';
import { casesOfPeople } from './cases/people.ts';
import { casesOfThings } from './cases/things.ts';
import type { Danger } from './danger.ts';
import { urgentTexts } from './urgent-texts.ts';

const compiled = [...casesOfPeople, ...casesOfThings].map((each) => ({
  ...each,
  pattern: compilePattern(each.when),
}));

/** The first steps for a danger as a message tells of it, in its language. */
export function urgentText(danger: Danger, reading: Reading): string {
  const language = reading.isSpanish ? 'es' : 'en';
  const met = compiled.filter(
    (each) => each.danger === danger && matchPattern(each.pattern, reading) !== undefined,
  );
  const instead = met.find(({ isAlso }) => !isAlso) ?? urgentTexts[danger];
  const also = met.filter(({ isAlso }) => isAlso);
  return [instead, ...also].map((text) => text[language]).join(' ');
}
