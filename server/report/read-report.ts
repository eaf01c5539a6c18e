import { type DayRange, readDailyCounts } from '#server/db/daily-counts.ts';
import type { Queryable } from '#server/db/database.ts';
import { groupQuestions } from '#server/features/chat/unanswered/group-questions.ts';
import { readUnanswered } from '#server/features/chat/unanswered/unanswered-store.ts';
import { readLeadFacts } from '#server/features/leads/staff/report-leads.ts';
import { readConsentFacts, readFormFunnel } from '#server/features/sms/staff/report-consents.ts';
import { ALL_PAGES, readVitals } from '#server/features/tracking/vitals/vital-operations.ts';
import { officeDay } from '#server/lib/central-time.ts';
import { COUNTED, type ConsentSource, type Counted } from '#shared/schema.ts';
import { before, daysIn, timesOf } from './period.ts';
import {
  type Labeled,
  NOT_DELIVERED,
  type ReportData,
  type Source,
  SOURCES,
  type Totals,
  WAITS,
} from './report-data.ts';

const SHOWN_QUESTIONS = 12;
const SHOWN_PAGES = 10;

const SIGN_UP_SOURCES: Partial<Record<ConsentSource, Source>> = {
  web: 'Text message form',
  paper: 'Paper',
  keyword: 'Keyword',
};

/** What the stages of the funnel mean (client/src/features/analytics/sources/funnel.ts), in their order. */
const VISIT_STAGES = [
  ['interest', 'Looked at the services'],
  ['consideration', 'Read about one service'],
  ['evaluation', 'Read the case study'],
  ['intent', 'Opened the contact page'],
] as const;

const ERROR_WORDS: Partial<Record<Counted, (detail: string) => string>> = {
  server_error: (route) => `Server: no answer for ${route}`,
  client_error: (name) => `Browser: ${name}`,
  page_not_found: () => 'Page not found',
};

/** Everything that a report says of some days. */
export async function readReport(db: Queryable, period: DayRange): Promise<ReportData> {
  const facts = await readFacts(db, period);
  const previous = totalsOf(await readFacts(db, before(period)));
  const { counts, leads, consents, speed } = facts;
  const { since, until } = timesOf(period);
  const form = await readFormFunnel(db, since, until);
  const countOf = countIn(counts);
  const labeled = (name: Counted): Labeled[] =>
    counts
      .filter((row) => row.name === name)
      .map(({ detail, count }) => ({ label: detail, count }));
  const waited = leads.flatMap(({ waitedSeconds }) => waitedSeconds ?? []).sort((a, b) => a - b);
  const loads = speed.filter(({ metric, page }) => metric === 'TTFB' && page !== ALL_PAGES);
  return {
    ...period,
    totals: totalsOf(facts),
    previous,
    leadsByDay: leadsByDay(facts, period),
    suspectedBots: leads.filter(({ suspectedBot }) => suspectedBot).length,
    waits: waitsOf(leads.map(({ waitedSeconds }) => waitedSeconds)),
    medianWaitSeconds: waited[Math.floor((waited.length - 1) / 2)] ?? null,
    longestWaitSeconds: waited.at(-1) ?? null,
    unanswered: groupQuestions(await readUnanswered(db, period)).slice(0, SHOWN_QUESTIONS),
    chatFunnel: [
      { label: 'Began a chat', count: countOf('chat_begun') },
      { label: 'Asked a third question', count: countOf('chat_qualified') },
      { label: 'Left their details', count: leads.length },
    ],
    formFunnel: [
      { label: 'Signed up on the form', count: form.signedUp },
      { label: 'First message sent', count: form.reached },
      { label: 'Subscribed today', count: form.subscribed },
    ],
    visitFunnel: [
      ...VISIT_STAGES.map(([stage, label]) => ({ label, count: countOf('funnel', stage) })),
      { label: 'Called or left their details', count: countOf('lead') },
    ],
    socialVisits: labeled('traffic_source'),
    pages: labeled('page_view').slice(0, SHOWN_PAGES),
    loads: loads
      .map(({ page, samples }) => ({ label: page, count: samples }))
      .sort((a, b) => b.count - a.count),
    speed,
    consentsByDay: daysIn(period).map((day) => {
      const ofDay = consents.filter((event) => officeDay(event.occurredAt) === day);
      return {
        day,
        given: ofDay.filter(isGiven).length,
        withdrawn: ofDay.filter(isWithdrawn).length,
      };
    }),
    errors: counts.flatMap(({ name, detail, count }) => {
      const label = ERROR_WORDS[name]?.(detail);
      return label === undefined ? [] : [{ label, count }];
    }),
  };
}

async function readFacts(db: Queryable, period: DayRange) {
  const { since, until } = timesOf(period);
  return {
    leads: await readLeadFacts(db, since, until),
    consents: await readConsentFacts(db, since, until),
    counts: await readDailyCounts(db, period, COUNTED),
    speed: await readVitals(db, period),
  };
}
type Facts = Awaited<ReturnType<typeof readFacts>>;
type Consent = Facts['consents'][number];

const isGiven = ({ action }: Consent) => action === 'opt-in' || action === 'resubscribe';
const isWithdrawn = ({ action }: Consent) => action === 'opt-out';

const countIn =
  (counts: Facts['counts']) =>
  (name: Counted, detail?: string): number =>
    counts
      .filter((row) => row.name === name && (detail === undefined || row.detail === detail))
      .reduce((sum, { count }) => sum + count, 0);

function totalsOf({ consents, counts, leads, speed }: Facts): Totals {
  const countOf = countIn(counts);
  return {
    leads: leads.length,
    questions: countOf('chat_question'),
    unanswered: countOf('chat_unanswered'),
    given: consents.filter(isGiven).length,
    withdrawn: consents.filter(isWithdrawn).length,
    views: countOf('page_view'),
    loads: speed.find(({ metric, page }) => metric === 'TTFB' && page === ALL_PAGES)?.samples ?? 0,
    errors: countOf('server_error') + countOf('client_error') + countOf('page_not_found'),
  };
}

/** Every day has every source, so that a day without a lead is seen. */
function leadsByDay({ consents, leads }: Facts, period: DayRange): ReportData['leadsByDay'] {
  const came = [
    ...leads.map(({ createdAt }) => ({ day: officeDay(createdAt), source: 'Chat' })),
    ...consents
      .filter(({ action }) => action === 'opt-in' || action === 'wish')
      .map(({ occurredAt, source }) => ({
        day: officeDay(occurredAt),
        source: SIGN_UP_SOURCES[source],
      })),
  ];
  return daysIn(period).flatMap((day) =>
    SOURCES.map((source) => ({
      day,
      source,
      count: came.filter((one) => one.day === day && one.source === source).length,
    })),
  );
}

function waitsOf(waits: readonly (number | null)[]): Labeled[] {
  const undelivered = waits.filter((seconds) => seconds === null).length;
  let least = -1;
  const delivered = WAITS.map(({ label, seconds: most }) => {
    const count = waits.filter(
      (seconds) => seconds !== null && seconds > least && seconds <= most,
    ).length;
    least = most;
    return { label, count };
  });
  return [...delivered, { label: NOT_DELIVERED, count: undelivered }];
}
