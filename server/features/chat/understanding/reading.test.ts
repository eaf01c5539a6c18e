import { expect, test } from 'vitest';
import { readMessage } from './reading.ts';

const toNobody = (word: string) => (word === 'nadine' ? 'nadie' : word);

test('an English name that would be a Spanish word once it is put right is answered in English', () => {
  expect(readMessage('ok. Nadine Holt', toNobody).isSpanish).toBe(false);
});

test('a few words of Spanish are Spanish', () => {
  expect(readMessage('hola, cuanto cuesta', toNobody).isSpanish).toBe(true);
});
