import { company } from '#shared/content/company.ts';
import { chatTexts } from '#shared/content/chat-texts.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { toastStore } from '../../lib/toast-store.ts';
import { createChat } from './create-chat.ts';

const DETAILS = { name: 'Dana', email: 'dana@clinic.example', phone: '405-555-0123' };

beforeEach(() => sessionStorage.clear());
afterEach(() => toastStore.dismiss());

test('a lead that the server has is told for three seconds, in the words of the specification', async () => {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ success: true, id: 1 })),
  );
  vi.stubGlobal('fetch', fetched);
  const chat = createChat();
  onTestFinished(chat.start());
  chat.lead.change({ edits: DETAILS, isAsked: true });
  expect(chat.lead.sendNow()).toBe(true);
  await vi.waitFor(() =>
    expect(toastStore.getToasts()).toMatchObject([
      {
        title: 'Contact Information Received',
        description: 'Thank you! Your contact information has been received.',
        duration: 3_000,
      },
    ]),
  );
  // So that leaving the page does not take it back.
  expect(fetched.mock.calls).toMatchObject([['/api/chat-contact', { keepalive: true }]]);
});

test('the bubble of a failure has the words of the specification', () => {
  expect(chatTexts.errorBubble).toBe(
    `I'm having trouble connecting right now. Please try again or contact us directly at ${company.emails.general.address}.`,
  );
});
