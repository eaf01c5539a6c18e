import { CONSENT_ACTIONS, CONSENT_SOURCES } from '#shared/schema.ts';
import { z } from 'zod';
import { chainNote } from '../consent/chain-note.ts';

/** A moment, which travels as text between a staff command and a running server. */
export const instant = z.coerce.date();

/** What happened, and when. */
export const happening = {
  action: z.enum(CONSENT_ACTIONS),
  source: z.enum(CONSENT_SOURCES),
  occurredAt: instant,
  recordedAt: instant,
};

/** What is kept beside an event until the person is erased. */
export const personal = {
  phoneNumber: z.string(),
  name: z.string().nullable(),
  page: z.string().nullable(),
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  actor: z.string().nullable(),
  messageSid: z.string().nullable(),
  note: z.string().nullable(),
};

/** What `verifyChain` finds. */
export const chainReport = z.object({
  isWhole: z.boolean(),
  events: z.number(),
  erased: z.number(),
  lastHash: z.string(),
  faults: z.array(z.string()).readonly(),
  withoutWords: z.number(),
  notes: z
    .array(
      chainNote.extend({
        sequence: z.number(),
        at: instant,
        by: z.string().nullable(),
        holds: z.boolean(),
      }),
    )
    .readonly(),
});

/** An event's place in the chain: SHA-256 in hex. */
export const hashes = {
  detailsHash: z.string(),
  previousHash: z.string(),
  hash: z.string(),
};
