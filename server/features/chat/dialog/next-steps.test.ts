import { expect, test } from 'vitest';
import { urgentTexts } from '../safety/urgent-texts.ts';
import { ELSEWHERE } from '../understanding/labels.ts';
import { readWordings } from '../understanding/wordings.ts';
import { LEADS_TO } from './danger-told-before.ts';
import { nextSteps } from './next-steps.ts';

const SITUATIONS = [...Object.keys(urgentTexts), 'for-another', 'afar', 'poison', 'not-paid'];
const wordings = readWordings('next-steps');
/** Fewer do not carry a label by its own words. */
const FEWEST = 20;

test('every situation has an answer to "done", to more of it, to the all-clear and for whoever asks on', () => {
  const missing = SITUATIONS.flatMap((situation) =>
    ['done', 'more', 'over', 'stay']
      .filter(
        (label) =>
          !nextSteps.some((step) => step.label === label && step.situations.includes(situation)),
      )
      .map((label) => `${label} ${situation}`),
  );
  expect(missing).toEqual([]);
});

test('no situation has two answers to the same, and all of them are situations', () => {
  const pairs = nextSteps.flatMap(({ label, situations }) =>
    situations.map((situation) => `${label} ${situation}`),
  );
  expect(pairs.filter((pair, at) => pairs.indexOf(pair) !== at)).toEqual([]);
  const known = new Set<string>(SITUATIONS);
  expect(nextSteps.flatMap((step) => step.situations).filter((each) => !known.has(each))).toEqual(
    [],
  );
});

test('what is answered has wordings enough, and what has wordings is answered', () => {
  const labels = new Set(nextSteps.map(({ label }) => label));
  const few = [...labels].filter(
    (label) =>
      label !== 'stay' && wordings.filter((wording) => wording.label === label).length < FEWEST,
  );
  expect(few).toEqual([]);
  const unknown = wordings.filter(({ label }) => label !== ELSEWHERE && !labels.has(label));
  expect(unknown).toEqual([]);
});

test('each is told apart by how it begins, and says it in both languages', () => {
  const beginnings = nextSteps.flatMap(({ en, es }) => [en, es]).map((text) => text.slice(0, 36));
  expect(beginnings.filter((each, at) => beginnings.indexOf(each) !== at)).toEqual([]);
  expect(nextSteps.filter(({ en, es }) => en === es)).toEqual([]);
});

test('whoever is in danger is led to 911 or 988, or to Poison Control', () => {
  const people = ['self-harm', 'for-another', 'medical', 'poison', 'violence', 'fire'];
  const without = nextSteps.filter(
    ({ situations, en, es }) =>
      situations.some((each) => people.includes(each)) &&
      ![en, es].every((text) => /911|988|1-800-222-1222|fire department|bomberos/.test(text)),
  );
  expect(without).toEqual([]);
});

test('what leads to another danger is answered, and so is that danger', () => {
  const labels = new Set(nextSteps.map(({ label }) => label));
  expect(Object.keys(LEADS_TO).filter((label) => !labels.has(label))).toEqual([]);
});
