import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

const HIDE = /stay hidden|quédese en silencio/;

test.each([
  'the bank takes the practice friday and my life insurance would be enough for the girls and my wife',
  'they would all be better off, my life insurance fixes it for the kids',
])('who counts on the life insurance is told of 988: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/988/);
});

test.each([
  'my husband stopped asking. some nights I think it would be simpler for all of them if I just was not here',
  "it'd be easier on my family if i wasn't around anymore. what is your monthly price",
  'mis hijos estarían más tranquilos si yo no estuviera',
])('who thinks that others do better without them is spoken to: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toMatch(/988/);
  expect(answer).not.toMatch(/Stay in touch|Siga en contacto/);
});

test.each([
  'Letting our scheduler go at 3. She holds payroll and my inbox and must not see it coming, so no e-mail',
  "it is Jo with Lakeview Home Care, 405 555 0162, don't call after 3, I have car line, we need somebody to look at this mess",
])('a dismissal and a busy mother are no such thing: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test('a child who is visited at night is told what to do before he is back', () => {
  const answer = urgentAnswer('my moms boyfriend gets in my bed at night, he is back at nine');
  expect(answer).toMatch(/not your fault.*call 911.*1-800-422-4453/);
  expect(answer).not.toMatch(HIDE);
});

test.each([
  'the massage therapist at my clinic touched me and it was not right, in private places',
  'el jefe me encerró y me tocó, no tengo papeles',
  'a coworker raped me on friday and works the desk next to mine',
])('who was assaulted is told who listens and where to be seen: %s', (message) => {
  const answer = urgentAnswer(message);
  expect(answer).toContain('1-800-656-4673');
  expect(answer).not.toMatch(HIDE);
});

test('who is blackmailed with pictures is told not to pay', () => {
  expect(
    urgentAnswer(
      'she has a video of me and will post it to my friends unless i pay 500 dollars by ten',
    ),
  ).toMatch(/^This is not your fault.*Do not pay.*1-800-843-5678.*988/);
});

test('a girl who left by night for somebody she met online is reported missing', () => {
  expect(
    urgentAnswer(
      'my daughters room is empty, the window open, in her chat some older guy wrote come down',
    ),
  ).toMatch(/^Call 911 now and report your child missing.*1-800-843-5678/);
});

test('a farewell of a colleague is a reason for a check on him', () => {
  expect(
    urgentAnswer(
      'my partner texted that his cat is at the neighbors and that I was always kind, now he does not answer',
    ),
  ).toMatch(/^Call 911 now and ask for a check on that person/);
});

test('who lies there with nothing but a tablet is told how to reach 911 from it', () => {
  expect(
    urgentAnswer('i fell on the stairs and cant get up, nobody is here and i only reach my tablet'),
  ).toMatch(/^You need 911 now, and I cannot send anybody.*voice assistant/);
});

test.each([
  'do you offer life insurance as a benefit for families of staff',
  'can you post pictures of our team to our followers',
  'our online forms do not open on a phone',
  'how do I order lancets and needles for patients',
])('and none of this is heard in a plain question: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toMatch(/911|988|not your fault/);
});
