import type { DayRange } from '#server/db/daily-counts.ts';
import type { VitalReport } from '#server/features/tracking/vitals/vital-operations.ts';

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

export interface Labeled {
  readonly label: string;
  readonly count: number;
}

export type Totals = Readonly<
  Record<
    'leads' | 'questions' | 'unanswered' | 'given' | 'withdrawn' | 'views' | 'loads' | 'errors',
    number
  >
>;

/** Every number of a report; nothing in it is about one person. */
export interface ReportData extends DayRange {
  readonly totals: Totals;
  /** Of as many days before. */
  readonly previous: Totals;
  readonly leadsByDay: readonly { day: string; source: Source; count: number }[];
  /** Of all leads, those that look like bots among them. */
  readonly suspectedBots: number;
  readonly waits: readonly Labeled[];
  readonly medianWaitSeconds: number | null;
  readonly longestWaitSeconds: number | null;
  readonly unanswered: readonly { example: string; count: number; wordings: number }[];
  readonly chatFunnel: readonly Labeled[];
  readonly formFunnel: readonly Labeled[];
  /** Visits that agreed to be measured. */
  readonly visitFunnel: readonly Labeled[];
  readonly socialVisits: readonly Labeled[];
  /** Paths, of visits that agreed to be measured. */
  readonly pages: readonly Labeled[];
  /** Kinds of pages, of all visits: how often their speed was measured. */
  readonly loads: readonly Labeled[];
  readonly speed: readonly VitalReport[];
  readonly consentsByDay: readonly { day: string; given: number; withdrawn: number }[];
  readonly errors: readonly Labeled[];
}
