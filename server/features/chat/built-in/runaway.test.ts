import { expect, test } from 'vitest';
import { createBuiltInAnswerer } from './built-in-answerer.ts';
import type { SearchTools } from './search-tools.ts';

test('a mistake that computes for ever costs its visitor a better answer, and nobody else', async () => {
  let isBroken = false;
  const correct = (word: string) => {
    while (isBroken) if (word === '') return word;
    return word;
  };
  const passages = { find: () => [] };
  const tools = { correct, passages } as unknown as SearchTools;
  const answerer = createBuiltInAnswerer(() => Promise.resolve(tools));
  const question = { message: 'Do you repair printers in Edmond?', history: [] };
  // The first one may take longer, since it compiles what all need.
  await answerer.answer(question);
  isBroken = true;
  expect(await answerer.answer(question)).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
  isBroken = false;
  expect(await answerer.answer(question)).not.toBe('');
});
