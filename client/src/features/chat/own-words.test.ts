import { chatTexts } from '#shared/content/chat-texts.ts';
import { readLead } from '#shared/leads/read-lead.ts';
import { expect, test } from 'vitest';
import type { ChatMessage } from './chat-message.ts';
import { OWN_QUESTIONS, readOwnWords } from './own-words.ts';

const user = (content: string): ChatMessage => ({ role: 'user', content, timestamp: 0 });
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content, timestamp: 0 });
const { request, reply } = chatTexts.callBack;
const [first = '', ...others] = [...OWN_QUESTIONS];
const details = { name: 'Dana Reed', email: 'dana@clinic.example', phone: '405-555-0123' };

test('what the buttons say is known to be what reading it says', () => {
  const conversations = [
    [],
    [user(first), ...others.map(user)],
    ...[...OWN_QUESTIONS, request].flatMap((question) => [
      [user(question)],
      [assistant(chatTexts.greeting), user(question), assistant(reply), user(question)],
      [assistant(chatTexts.lead.questions.en.name), user(question)],
      [user(request), assistant(reply), user(question)],
      [user(question), assistant(reply), user(request)],
    ]),
  ];
  for (const messages of conversations) {
    expect(readOwnWords(messages)).toEqual(readLead(messages));
    expect(readOwnWords(messages, details)).toEqual(readLead(messages, details));
  }
});

test('a message that somebody wrote is read', () => {
  expect(readOwnWords([user(first), user('Please call 405-555-0123.')])).toBeUndefined();
});
