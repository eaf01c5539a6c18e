import type { Identity } from '#shared/identity/identity-schema.ts';
import { secondIdentity } from '#tests/identity/second-identity.ts';
import { expect, test } from 'vitest';
import { applyAnswers } from './apply-answers.ts';
import { type Ask, askAll } from './ask.ts';
import { legalNotes } from './legal-notes.ts';

const TODAY = '2026-03-01';
const apply = (answers: unknown): Identity => {
  const applied = applyAnswers(secondIdentity, answers, TODAY);
  if ('problems' in applied) throw new Error(applied.problems.join('\n'));
  return applied.identity;
};
const problems = (answers: unknown) => {
  const applied = applyAnswers(secondIdentity, answers, TODAY);
  return 'problems' in applied ? applied.problems : [];
};

test('no answers change nothing, and its own print is no change', () => {
  expect(apply({})).toEqual(secondIdentity);
  expect(apply(JSON.parse(JSON.stringify(secondIdentity)))).toEqual(secondIdentity);
});

test('a move brings the state’s name, its time zone, a drawn map and another sentence', () => {
  const { place, map, blurb } = apply({
    place: { city: 'Boise', region: 'ID', latitude: 43.615, longitude: -116.202 },
  });
  expect(place).toMatchObject({
    regionName: 'Idaho',
    timeZone: 'America/Denver',
    street: '40 Juniper Way',
  });
  expect(map).toBe('drawn');
  expect(blurb).toContain('Based in Boise, Idaho.');
});

test('another name brings another consent text and other days of the policies', () => {
  const { legal } = apply({ names: { company: 'Juniper Care IT' } });
  expect(legal).toEqual({
    privacyUpdated: TODAY,
    cookiesUpdated: TODAY,
    termsUpdated: TODAY,
    consentVersion: `${TODAY}.1`,
  });
  expect(apply({ claims: { satisfaction: 98 } }).legal).toEqual(secondIdentity.legal);
});

test('a second name on one day gets a version of its own', () => {
  const first = apply({ names: { company: 'Juniper Care IT' } });
  const applied = applyAnswers(first, { names: { company: 'Sage Care IT' } }, TODAY);
  expect(applied).toMatchObject({ identity: { legal: { consentVersion: `${TODAY}.2` } } });
});

test.each<[unknown, string]>([
  [{ names: { compny: 'X' } }, 'names: there is nothing called compny.'],
  [{ channels: { phone: '800-236-4477' } }, 'channels.phone: must look like (800) 555-0199'],
  [
    { place: { city: 'Salem' } },
    'place: the town is another one; give its latitude and longitude too.',
  ],
  [{ map: 'relief' }, 'map: the relief shows Edmond, Oklahoma; choose "drawn".'],
  [
    { hours: [{ days: ['Monday'], opens: '18:00', closes: '08:00' }] },
    'hours.0: must open before it closes',
  ],
  [[], 'The answers must be an object.'],
])('%j is refused', (answers, problem) => {
  expect(problems(answers)).toContain(problem);
});

test('what a change means for those who agreed before is said', () => {
  const notes = legalNotes(secondIdentity, apply({ names: { company: 'Juniper Care IT' } })).join(
    '\n',
  );
  expect(notes).toContain('stay in the database');
  expect(notes).toContain('Last updated');
  expect(legalNotes(secondIdentity, apply({ bbb: 'BBB A+' }))).toEqual([]);
});

test('the questions take a line each, keep what gets an empty one, and ask again', async () => {
  const typed: Record<string, string[]> = {
    'Name of the company': ['Juniper Care IT'],
    'Office hours': ['Mon-Fri 08:00-16:30; Sat,Sun 10:00-12:00'],
    'Toll-free phone': ['800 236', '(800) 236-4477'],
    Rating: ['4.7 of 31'],
    'Hue of the brand': ['145'],
  };
  const ask: Ask = (prompt) => {
    const question = Object.keys(typed).find((text) => prompt.includes(text));
    return Promise.resolve((question === undefined ? undefined : typed[question]?.shift()) ?? '');
  };
  const answers = await askAll(ask, secondIdentity, TODAY);
  expect(answers).toEqual({
    names: { company: 'Juniper Care IT' },
    hours: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '16:30',
      },
      { days: ['Saturday', 'Sunday'], opens: '10:00', closes: '12:00' },
    ],
    channels: { phone: '(800) 236-4477' },
    rating: { value: 4.7, count: 31 },
    theme: { hue: 145 },
  });
  expect(apply(answers).rating).toEqual({ value: 4.7, count: 31 });
});
