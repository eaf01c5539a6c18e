import { describe, expect, test } from 'vitest';
import { readForDangers } from '../understanding/reading.ts';
import type { Danger } from './danger.ts';
import { calmMessages, dangerousMessages } from '#tests/chat/danger-samples.ts';
import { dangerIn, urgentAnswer } from './urgent.ts';

describe.each(Object.entries(dangerousMessages) as [Danger, readonly string[]][])(
  'a danger: %s',
  (danger, messages) => {
    test.each(messages)('%s', (message) => {
      expect(dangerIn(readForDangers(message))).toBe(danger);
    });
  },
);

test.each(calmMessages)('no danger: %s', (message) => {
  expect(dangerIn(readForDangers(message))).toBeUndefined();
});

test.each([
  'No me deja entrar, mi cuenta aparece bloqueada y abrimos en un rato. ¿A quién llamo?',
  'La pantalla se puso negra, ya la apagué y la prendí',
  'El servidor hace ruido y se siente caliente',
  'Llevo rato esperando y el código para entrar no llega',
  'la computadora me pide reiniciar y ya casi abrimos',
])('what does not work in Spanish is no danger: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test('is read to the end of a long message', () => {
  const long = 'We would like to talk about our invoice and the new scanner. '.repeat(30);
  expect(urgentAnswer(`${long} A patient just collapsed.`)).toContain('911');
});

test('is answered in the language it is written in', () => {
  expect(urgentAnswer('mi esposo no puede respirar')).toContain('llame al 911');
});

test('a few calm words alarm nobody because of calm words before them', () => {
  expect(urgentAnswer('did i ruin it', undefined, 'already did')).toBeUndefined();
});

test.each([
  'good cuz our last guy loved the bleeding edge and i do not',
  'Can the backups be wiped by ransomware?',
  "Do you only take clinics? I don't want to be behind some car lot when it breaks.",
  'We have a vaccine fridge with a temperature alarm on the wifi. Is that something you look after?',
])('what only sounds like a danger raises no alarm: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});

test.each([
  ["I just don't want to be any longer", /\b988\b/],
  ['WHO HAS THE QUENCH BUTTON. TRANSPORT GUY IS PINNED AGAINST THE MAGNET', /\b911\b/],
  [
    'our vaccine fridge temperature is at 52 and the alarm went off',
    /Vaccines and medicines first/,
  ],
  ['a visitor just showed me my own patient list on his phone, over the free wifi', /Call .+ now/],
])('beside it the danger itself is heard: %s', (message, words) => {
  expect(urgentAnswer(message)).toMatch(words);
});

test.each([
  'i took all my amitriptyline about half an hour ago and i dont want anyone to be mad at me',
  'tome todas mis medicinas y ya no quiero nada',
])('what was swallowed already is for 911 first: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^(?:Call 911 now|Llame al 911 ahora)/);
});

test.each([
  'sorry, the call dropped, i was talking to somebody named pete about the migration',
  'the line went dead and my phone died, can you ring me again',
  'hoy no, mejor mañana',
])('a call that was cut off and a wish for another day are no danger: %s', (message) => {
  expect(urgentAnswer(message) ?? '').not.toMatch(/911|988/);
});

test.each([
  'call 911, man dropped in our lobby, no pulse',
  'our on-call doctor dropped in the hallway and wont wake up',
  'she took too many pills and then the line went dead',
  'the oxygen line is dead and he is going gray',
  'my husband had a stent put in last month and has chest pain now',
  'the battery backup you installed last month is smoking',
])('a line that is dead and a date calm nothing that happens now: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/911|988/);
});

test.each([
  'the biller we fired last month still has access to our EHR and is opening charts',
  'we wired 40,000 to a scammer last month and only found out',
])('what began last month and lasts is urgent: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
});

test('a daily dose is no overdose', () => {
  const answer = urgentAnswer('i took my zoloft today like always and still want to die');
  expect(answer).toMatch(/988/);
  expect(answer).not.toMatch(/^Call 911 now, also if/);
});

test('slips of typing that are like nothing known are no danger to a person', () => {
  const correct = (word: string) =>
    ({ heplo: 'help', servre: 'server', donw: 'down', nobdy: 'nobody', chek: 'check', an: 'and' })[
      word
    ] ?? word;
  const message = 'heplo the servre is donw nobdy can chek in kids an its monday';
  expect(urgentAnswer(message, correct)).not.toMatch(/988/);
});
