import { addCounts } from '#server/db/count-recorder.ts';
import { createDailyCounter } from '#server/db/daily-counts.ts';
import type { Database } from '#server/db/database.ts';
import { noteUnanswered } from '#server/features/chat/unanswered/note-unanswered.ts';
import { createUnansweredRecorder } from '#server/features/chat/unanswered/unanswered-store.ts';
import { honestNo } from '#server/features/chat/built-in/compose.ts';
import { createLeadService } from '#server/features/leads/lead-service.ts';
import { recordConsentAct } from '#server/features/sms/consent/record-event.ts';
import { createSmsOptInService } from '#server/features/sms/sms-opt-in-service.ts';
import { bucketOf } from '#server/features/tracking/vitals/vital-buckets.ts';
import { dayAfter, startOfOfficeDay } from '#server/lib/central-time.ts';
import { WEB_VITALS, type WebVital } from '#shared/analytics/web-vitals.ts';
import { chatContact } from '#shared/contracts/chat-contact.ts';
import {
  type Counted,
  dailyCounts,
  outboxMessages,
  smsMessages,
  webVitalCounts,
} from '#shared/schema.ts';
import { buildLead } from '#tests/factories/build-lead.ts';
import { buildSmsSignUp } from '#tests/factories/build-sms-sign-up.ts';
import { silentLogger } from '#tests/setup/databases.ts';
import { eq } from 'drizzle-orm';

const HOUR_MS = 3_600_000;
const QUESTIONS = [
  'Do you repair printers and copiers?',
  'can you repair a printer at our clinic',
  'Do you support Meditech?',
  'Can you move our phone system to a new building?',
  'what is the warranty on the hardware you sell',
  'My name is Dana Whitfield, do you speak Vietnamese?',
];
const TYPICAL: Readonly<Record<WebVital, number>> = {
  LCP: 1_700,
  CLS: 0.04,
  FCP: 1_100,
  TTFB: 320,
  INP: 130,
};
const KINDS = ['home', 'service', 'services', 'blog-post', 'blog', 'contact'] as const;
const PATHS = [
  '/',
  '/services',
  '/services/helpdesk-support',
  '/contact',
  '/blog/welcome-post-about-backups-that-restore',
  '/about',
];

/** Four weeks of a site that is used, written through the services that write it. */
export async function seedMonth(database: Database, from: string): Promise<void> {
  let now = new Date(0);
  const clock = () => now;
  const leads = createLeadService({
    database,
    clock,
    channels: ['lead-email'],
    onStored: () => undefined,
  });
  const sms = createSmsOptInService(database, clock);
  const counter = createDailyCounter({ database, clock, logger: silentLogger });
  const unanswered = createUnansweredRecorder({ database, clock, logger: silentLogger });
  const chat = noteUnanswered(
    { answer: () => Promise.resolve(honestNo(() => false)) },
    { counter, unanswered },
  );
  for (let day = 0; day < 28; day += 1) {
    const name = dayAfter(from, day);
    const isWeekend = day % 7 > 4;
    const begin = startOfOfficeDay(name).getTime();
    const busy = (isWeekend ? 1 : 3) + ((day * 5) % 4);
    for (let lead = 0; lead < busy; lead += 1) {
      now = new Date(begin + (8 + lead) * HOUR_MS);
      const request = chatContact.request.parse(
        buildLead({ email: `a${day}-${lead}@clinic.example` }),
      );
      const { id } = await leads.submit({ request, idempotencyKey: undefined });
      const waitMs =
        [4_000, 9_000, 31_000, 140_000, 2_700_000, 11 * HOUR_MS][(day + lead * 2) % 6] ?? 0;
      // The last one of the month waits still.
      if (day < 27 || lead > 0)
        await markSent(database, id, new Date(begin + (8 + lead) * HOUR_MS + waitMs));
    }
    for (let signUp = 0; signUp < (isWeekend ? 0 : 1 + (day % 3)); signUp += 1) {
      now = new Date(begin + (9 + signUp) * HOUR_MS);
      const phoneNumber = `(918) 555-0${101 + day * 3 + signUp}`;
      const source = day % 6 === 0 ? 'paper' : 'web';
      await sms.signUp(buildSmsSignUp({ phoneNumber, source }));
      if ((day + signUp) % 5 === 0)
        await stop(database, phoneNumber, new Date(begin + 12 * HOUR_MS));
    }
    await database.db.update(smsMessages).set({ state: 'sent', settledAt: now });
    now = new Date(begin + 10 * HOUR_MS);
    for (let question = 0; question < 1 + (day % 4); question += 1) {
      await chat.answer({
        message: QUESTIONS[(day + question * 5) % QUESTIONS.length] ?? '',
        history: [],
      });
    }
    await counter.flush();
    await unanswered.flush();
    await addCounts(database, dailyCounts, dailyCountsOf(name, day, isWeekend));
    await addCounts(database, webVitalCounts, vitalsOf(name, day, isWeekend));
  }
}

const markSent = (database: Database, id: number, sentAt: Date) =>
  database.db
    .update(outboxMessages)
    .set({ status: 'sent', sentAt })
    .where(eq(outboxMessages.subject, `lead:${id}`));

const stop = (database: Database, phoneNumber: string, at: Date) =>
  database.db.transaction((tx) =>
    recordConsentAct(
      tx,
      {
        act: 'opt-out',
        source: 'keyword',
        phoneNumber,
        phoneNumberE164: `+1${phoneNumber.replace(/\D/g, '')}`,
        circumstances: {},
      },
      at,
    ),
  );

function dailyCountsOf(day: string, index: number, isWeekend: boolean) {
  const scale = isWeekend ? 1 : 3;
  const rows: [Counted, string, number][] = [
    ['chat_begun', '', 6 * scale + (index % 5)],
    ['chat_question', '', 17 * scale + (index % 7)],
    ['chat_qualified', '', 3 * scale],
    ['funnel', 'interest', 14 * scale],
    ['funnel', 'consideration', 9 * scale],
    ['funnel', 'evaluation', 4 * scale],
    ['funnel', 'intent', 3 * scale],
    ['lead', 'contact_form', scale],
    ['traffic_source', 'linkedin', scale],
    ...PATHS.map((path, place): [Counted, string, number] => [
      'page_view',
      path,
      scale * (12 - place * 2),
    ]),
  ];
  if (index % 6 === 0) rows.push(['server_error', '/api/blog/published', 2]);
  if (index % 9 === 0) rows.push(['client_error', 'TypeError', 1]);
  if (index % 3 === 0) rows.push(['page_not_found', '', 3]);
  return rows.map(([name, detail, count]) => ({ day, name, detail, count }));
}

function vitalsOf(day: string, index: number, isWeekend: boolean) {
  return KINDS.flatMap((page, place) =>
    WEB_VITALS.map((metric) => ({
      day,
      page,
      metric,
      upTo: bucketOf(metric, TYPICAL[metric] * (0.6 + ((place * 37) % 11) / 6 + (index % 3) / 20)),
      count: (isWeekend ? 6 : 20) - place,
    })),
  );
}
