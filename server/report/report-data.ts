import { vitalReport } from '#server/features/tracking/vitals/vital-operations.ts';
import { z } from 'zod';

/** How leads and sign-ups come in; a sign-up in the chat belongs to its lead. */
export const SOURCES = ['Chat', 'Text message form', 'Paper', 'Keyword'] as const;
export type Source = (typeof SOURCES)[number];

/** How long until the first e-mail or webhook delivered a lead. */
export const WAITS = [
  { label: 'Under a minute', seconds: 60 },
  { label: '1 to 5 minutes', seconds: 300 },
  { label: '5 to 60 minutes', seconds: 3_600 },
  { label: '1 to 24 hours', seconds: 86_400 },
  { label: 'Longer', seconds: Infinity },
] as const;
export const NOT_DELIVERED = 'Not delivered yet';

const counted = z.object({ label: z.string(), count: z.number().int() });
export type Labeled = z.output<typeof counted>;

const totals = z.object({
  leads: z.number(),
  questions: z.number(),
  unanswered: z.number(),
  given: z.number(),
  withdrawn: z.number(),
  views: z.number(),
  loads: z.number(),
  errors: z.number(),
});
export type Totals = z.output<typeof totals>;

/** Every number of a report; nothing in it is about one person. */
export const reportData = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  totals,
  /** Of as many days before. */
  previous: totals,
  leadsByDay: z.array(z.object({ day: z.string(), source: z.enum(SOURCES), count: z.number() })),
  /** Of all leads, those that look like bots among them. */
  suspectedBots: z.number(),
  waits: z.array(counted),
  medianWaitSeconds: z.number().nullable(),
  longestWaitSeconds: z.number().nullable(),
  unanswered: z.array(z.object({ example: z.string(), count: z.number(), wordings: z.number() })),
  chatFunnel: z.array(counted),
  formFunnel: z.array(counted),
  /** Visits that agreed to be measured. */
  visitFunnel: z.array(counted),
  socialVisits: z.array(counted),
  /** Paths, of visits that agreed to be measured. */
  pages: z.array(counted),
  /** Kinds of pages, of all visits: how often their speed was measured. */
  loads: z.array(counted),
  speed: z.array(vitalReport),
  consentsByDay: z.array(z.object({ day: z.string(), given: z.number(), withdrawn: z.number() })),
  errors: z.array(counted),
});
export type ReportData = z.output<typeof reportData>;
