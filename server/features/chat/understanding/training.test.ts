import { expect, test } from 'vitest';
import { createClassifier } from './classifier.ts';
import { decodeModel, encodeModel } from './model-bytes.ts';
import { readMessage } from './reading.ts';
import { trainModel } from './training.ts';

const examples = Object.entries({
  hours: ['when do you open', 'are you open on sunday', 'when do you close today'],
  price: ['what does it cost', 'how much does a month cost', 'what would it cost us'],
}).flatMap(([label, texts]) => texts.map((text) => ({ label, reading: readMessage(text) })));

test('the same wordings give the same bytes', () => {
  expect(encodeModel(trainModel(examples)).equals(encodeModel(trainModel(examples)))).toBe(true);
});

test('a model is the same after it was written and read', () => {
  const model = trainModel(examples);
  expect(decodeModel(encodeModel(model))).toEqual(model);
});

test('a question in other words, with a slip of typing, is known by what it shares', () => {
  const classifier = createClassifier(trainModel(examples));
  expect(classifier.guess(readMessage('do you openn at noon'))[0]?.label).toBe('hours');
  expect(classifier.guess(readMessage('cost of a year'))[0]?.label).toBe('price');
});

test('what shares nothing with any wording is no surer of one than of the other', () => {
  const [first] = createClassifier(trainModel(examples)).guess(readMessage('zebra quartz'));
  expect(first?.probability).toBeLessThan(0.6);
});

test('a new wording hardly changes what is made of messages that it has nothing to do with', () => {
  const said = (one: number, other: number) => `word${one % 40} and${other % 30} then${one % 7}`;
  const many = Array.from({ length: 400 }, (_, nth) => ({
    label: nth % 3 === 0 ? 'hours' : 'price',
    reading: readMessage(said(nth * 7, nth * 11)),
  }));
  const news = { label: 'hours', reading: readMessage('completely unheard of') };
  const [before, after] = [many, [news, ...many]].map((each) => createClassifier(trainModel(each)));
  const changes = Array.from({ length: 60 }, (_, nth) => {
    const message = readMessage(said(nth * 13, nth * 17));
    const sure = (classifier = before) =>
      classifier?.guess(message).find(({ label }) => label === 'price')?.probability ?? 0;
    return Math.abs(sure(before) - sure(after));
  });
  expect(Math.max(...changes)).toBeLessThan(0.01);
});
