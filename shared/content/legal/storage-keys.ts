import { identity } from '../../identity/identity.ts';

const prefix = identity.names.brand.toLowerCase().replace(/[^a-z\d]+/g, '-');

/**
 * The names under which this site keeps something in a browser; storage.ts says what for. They stand
 * by themselves because the chat's launcher travels with every page and the explanations need not.
 *
 * Needed for what the visitor asked for; no choice is offered because nothing is tracked.
 */
export const storageKeys = {
  session: `${prefix}-session`,
  chat: `${prefix}-chat`,
  pendingLead: `${prefix}-pending-lead`,
  privacyChoice: `${prefix}-privacy-choice`,
} as const;

/** What a function that reads or writes a key takes; storage.test.ts lets no other name through. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];
