import { expect, test } from 'vitest';
import { urgentAnswer } from '../urgent.ts';

test.each([
  'Dear sir, my sister has had a fall from the library steps while dusting. She talks, but believes I am her late mother. Should I lift her?',
  'our cable guy came off the ladder, he is awake and keeps asking what day it is',
  'resident slipped by the tub, hit the back of her head, now she is drowsy',
  'my boss banged his head on the rack and threw up twice',
  'grandad had a fall, he is awake but cannot feel his feet',
  'a patient tripped in our lobby and is repeating herself',
])('whoever is confused after a fall is not moved, and 911 comes first: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^Call 911 now.*Do not move the person/);
});

test.each([
  'mi suegra se cayó de la silla y no me reconoce',
  'el técnico se golpeó la cabeza con la puerta y está vomitando',
])('and so it is in Spanish: %s', (message) => {
  expect(urgentAnswer(message)).toMatch(/^Llame al 911 ahora.*No mueva a la persona/);
});

test.each([
  'she fell behind on her charts and is confused by the new template',
  'our fall risk form confuses the nurses',
  'he tripped over the words in your contract and is confused',
  'my signal drops when I climb the stairs and it does not know who I am',
  'what do fall detection pads for confused residents cost',
])('what only has those words is none: %s', (message) => {
  expect(urgentAnswer(message)).toBeUndefined();
});
