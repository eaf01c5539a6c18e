import type { chatContact } from '#shared/contracts/chat-contact.ts';
import type { z } from 'zod';

/** A lead as the chat sends it. */
export function buildLead(
  overrides: Partial<z.input<typeof chatContact.request>> = {},
): z.input<typeof chatContact.request> {
  return {
    name: 'Ann Lee',
    email: 'ann@clinic.example',
    phone: '(405) 555-0163',
    message: "User: My name is Ann Lee.\nAssistant: What's your e-mail address?",
    service: 'chat-inquiry',
    smsOptIn: false,
    marketingOptIn: false,
    elapsedMs: 20_000,
    ...overrides,
  };
}
