import { chatTexts } from '#shared/content/chat-texts.ts';
import type { ChatRequest } from '#shared/contracts/chat.ts';
import { wholeDetails } from '#shared/leads/lead-details.ts';
import { expect, test, vi } from 'vitest';
import { createObservable } from '../../lib/observable.ts';
import { emptyChat, emptyLead } from './chat-state.ts';
import { createConversation } from './conversation.ts';

/** A conversation whose answers the test gives, one call after the other. */
function started() {
  const state = createObservable(emptyChat);
  const toast = vi.fn();
  const asked: {
    request: ChatRequest;
    onText: (text: string) => void;
    answer: PromiseWithResolvers;
  }[] = [];
  const conversation = createConversation({
    state,
    toast,
    now: () => 1_000,
    ask: (request, onText) => {
      const answer = withResolvers();
      asked.push({ request, onText, answer });
      return answer.promise;
    },
  });
  const contents = () => state.get().messages.map(({ content }) => content);
  return { state, toast, asked, conversation, contents };
}

type PromiseWithResolvers = ReturnType<typeof withResolvers>;

/** Node 20 has no Promise.withResolvers. */
function withResolvers() {
  let resolve: (text: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

test('the first opening greets, a second one does not', () => {
  const { conversation, contents } = started();
  conversation.open();
  conversation.open();
  expect(contents()).toEqual([chatTexts.greeting]);
});

test('a message is trimmed, and nothing else is sent while its reply is pending', async () => {
  const { conversation, asked, state, contents } = started();
  expect(conversation.send('  Hello?  ')).toBe(true);
  expect(asked[0]?.request).toEqual({ message: 'Hello?', chatHistory: [] });
  expect(state.get().isWaiting).toBe(true);
  expect(conversation.send('Anyone?')).toBe(false);
  asked[0]?.answer.resolve('Yes.');
  await expect.poll(contents).toEqual(['Hello?', 'Yes.']);
  expect(state.get().isWaiting).toBe(false);
});

test('what became of the card goes along, and the details once the server has them', () => {
  const contact = { name: 'Dana Whitfield', email: 'dana@clinic.example', phone: '405-555-0187' };
  const details = wholeDetails(contact);
  const { conversation, asked, state } = started();
  state.set({ ...emptyChat, lead: { ...emptyLead, status: 'declined', declined: details } });
  conversation.send('Hello?');
  expect(asked[0]?.request.lead).toEqual({ status: 'declined' });

  const receipt = { key: 'k', details, isCorrection: false, status: 'sent', sentAt: 1 } as const;
  state.set({
    ...emptyChat,
    messages: [{ role: 'assistant', content: '', timestamp: 1, receipt }],
    lead: { ...emptyLead, status: 'sent', key: 'k' },
  });
  conversation.send('Hello again?');
  expect(asked[1]?.request.lead).toEqual({ status: 'sent', ...contact });
});

test.each(['', '   ', '\n\t'])('an empty message (%j) is ignored', (text) => {
  const { conversation, asked } = started();
  expect(conversation.send(text)).toBe(false);
  expect(asked).toEqual([]);
});

test('an answer without text says so', async () => {
  const { conversation, asked, contents } = started();
  conversation.send('Hello?');
  asked[0]?.answer.resolve('');
  await expect.poll(() => contents()[1]).toBe("I don't have a response right now.");
});

test('a failure is a toast and a bubble, and no part of the history', async () => {
  const { conversation, asked, contents, toast } = started();
  conversation.send('Hello?');
  asked[0]?.answer.reject(new Error('offline'));
  await expect.poll(() => contents()[1]).toBe(chatTexts.errorBubble);
  expect(toast).toHaveBeenCalledExactlyOnceWith({
    title: 'Chat Error',
    description: 'Unable to process your message right now. Please try again later.',
    variant: 'destructive',
  });
  conversation.send('Again?');
  expect(asked[1]?.request.chatHistory).toEqual([{ role: 'user', content: 'Hello?' }]);
});

test('a question whose answer failed can be asked again, without its failure', async () => {
  const { conversation, asked, contents } = started();
  conversation.send('Hello?');
  asked[0]?.answer.resolve('Yes.');
  await vi.waitFor(() => expect(contents()).toHaveLength(2));
  conversation.send('Open now?');
  asked[1]?.answer.reject(new Error('offline'));
  await vi.waitFor(() => expect(contents()).toHaveLength(4));
  conversation.retry();
  conversation.retry();
  expect(asked).toHaveLength(3);
  expect(asked[2]?.request).toEqual(asked[1]?.request);
  expect(contents()).toEqual(['Hello?', 'Yes.', 'Open now?']);
  asked[2]?.answer.resolve('We are.');
  await vi.waitFor(() => expect(contents().at(-1)).toBe('We are.'));
  conversation.retry();
  expect(asked).toHaveLength(3);
});

test('words of a stream are shown as they come', () => {
  const { conversation, asked, state } = started();
  conversation.send('Hello?');
  asked[0]?.onText('We are');
  expect(state.get().partialAnswer).toBe('We are');
});

test('an answer to a cleared conversation is dropped', async () => {
  const { conversation, asked, contents } = started();
  conversation.send('Hello?');
  conversation.clear();
  asked[0]?.answer.resolve('Too late.');
  await asked[0]?.answer.promise;
  expect(contents()).toEqual([chatTexts.greeting]);
});

test('a question whose answer was cut off by a reload is asked again', () => {
  const { conversation, asked, state } = started();
  state.set({ ...emptyChat, messages: [{ role: 'user', content: 'Hello?', timestamp: 1 }] });
  conversation.open();
  expect(asked[0]?.request.message).toBe('Hello?');
});

test('whoever was told that nothing is sent is asked for nothing more', async () => {
  const { conversation, asked, contents } = started();
  conversation.send('can you call me? my number is 405-555-0177, and no name, sorry');
  asked[0]?.answer.resolve('That is fine; nothing is sent.');
  await expect.poll(() => contents().at(-1)).toBe('That is fine; nothing is sent.');
  expect(contents()).toHaveLength(2);
});

test('a conversation that is deleted twice by a quick second press can be brought back', () => {
  const { conversation, contents } = started();
  conversation.send('Hello?');
  conversation.clear();
  conversation.clear();
  conversation.restore();
  expect(contents()).toContain('Hello?');
});
