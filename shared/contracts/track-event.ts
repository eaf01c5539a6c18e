import { z } from 'zod';
import { apiPaths } from '../api/paths.ts';
import { defineContract } from './contract.ts';

const LIMITS = {
  eventCharacters: 100,
  textCharacters: 500,
  addressCharacters: 4_096,
  customFields: 50,
} as const;

const text = (characters: number) => z.string().max(characters).nullish();

/**
 * One event (spec §7). The shape is checked here, with 400; what is not on the table of events
 * (shared/analytics/event-table.ts) is taken and dropped, with 202: an old tab must not fail after a
 * release. A visitor's consent is in the address: `/api/track-event?consent=VERSION`
 * (shared/analytics/consent.ts), which a beacon can carry. The body is JSON: a beacon sends
 * `new Blob([json], { type: 'application/json' })`. No Idempotency-Key: copies share an eventId.
 */
export const trackEvent = defineContract({
  method: 'POST',
  path: apiPaths.trackEvent,
  status: 202,
  request: z.strictObject({
    event: z.string().min(1).max(LIMITS.eventCharacters),
    category: text(LIMITS.textCharacters),
    label: text(LIMITS.textCharacters),
    value: z.number().nullish(),
    customData: z
      .record(z.string(), z.unknown())
      .refine((fields) => Object.keys(fields).length <= LIMITS.customFields, {
        error: 'These are too many fields.',
      })
      .nullish(),
    /** ISO 8601, or milliseconds since 1970. */
    timestamp: z.union([z.string().max(LIMITS.textCharacters), z.number()]).nullish(),
    page: text(LIMITS.addressCharacters),
    referrer: text(LIMITS.addressCharacters),
    userAgent: text(LIMITS.addressCharacters),
    eventId: z.uuid().optional(),
  }),
  response: z.object({ success: z.literal(true) }),
});
