import { expect, test } from 'vitest';
import { honestNo } from '../built-in/compose.ts';
import { perhaps } from '../built-in/perhaps.ts';
import { readMessage } from '../understanding/reading.ts';
import { noteUnanswered } from './note-unanswered.ts';

/** Asks a chat that always answers the same, and tells what was counted and kept. */
async function ask(answer: string, before: readonly string[] = []) {
  const counted: string[] = [];
  const kept: string[] = [];
  const chat = noteUnanswered(
    { answer: () => Promise.resolve(answer) },
    {
      counter: { count: (name) => void counted.push(name) },
      unanswered: { record: (text) => void kept.push(text) },
    },
  );
  const history = before.map((content) => ({ role: 'user' as const, content }));
  const said = await chat.answer({ message: 'Do you repair printers?', history });
  expect(said).toBe(answer);
  return { counted, kept };
}

test('every way of not knowing, and a guess, leaves its question behind', async () => {
  const first = honestNo(() => false);
  const last = honestNo(() => true);
  const guess = perhaps(readMessage('mailing labels'), () => false) ?? '';
  for (const answer of [first, honestNo((text) => text === first), last, guess]) {
    expect(await ask(answer)).toEqual({
      counted: ['chat_question', 'chat_begun', 'chat_unanswered'],
      kept: ['Do you repair printers?'],
    });
  }
});

test('of an answer nothing is kept but the number, first and third questions apart', async () => {
  expect(await ask('Yes.')).toEqual({ counted: ['chat_question', 'chat_begun'], kept: [] });
  expect(await ask('Yes.', ['Hi'])).toEqual({ counted: ['chat_question'], kept: [] });
  expect((await ask('Yes.', ['Hi', 'Ok'])).counted).toEqual(['chat_question', 'chat_qualified']);
});
