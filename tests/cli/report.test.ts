import { outboxMessages } from '#shared/schema.ts';
import { company } from '#shared/content/company.ts';
import { officeMonday, startOfOfficeDay } from '#server/lib/central-time.ts';
import { createQueue } from '#server/outbox/queue.ts';
import { queueWeeklyReport, REPORT_EMAIL } from '#server/report/queue-report.ts';
import { reportQueues } from '#server/report/report-queues.ts';
import type { ReportData } from '#server/report/report-data.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeWithDatabase, silentLogger } from '#tests/setup/databases.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from './support/run-command.ts';
import { seedMonth } from './support/seeded-month.ts';

/** A Wednesday: the week that is over began on November 9. */
const NOW = new Date('2026-11-18T18:00:00Z');
const HOUR_MS = 3_600_000;
/** Every lead and sign-up of it goes through the services that take real ones. */
const MONTH = { timeout: 600_000 };

describeWithDatabase('staff report', (opened) => {
  const staff = (...args: string[]) =>
    runCommand(['report', ...args], { database: opened(), now: () => NOW });
  const json = async (...args: string[]) =>
    JSON.parse((await staff('--json', ...args)).out) as ReportData;
  const sum = (rows: readonly { count: number }[]) =>
    rows.reduce((all, { count }) => all + count, 0);

  test('counts the last whole week, and as many days before it', MONTH, async () => {
    await seedMonth(opened(), '2026-10-19');
    const week = await json();
    expect([week.from, week.to]).toEqual(['2026-11-09', '2026-11-15']);
    expect(week).toEqual(await json('--week'));
    expect(week).toEqual(await json('--week', '2026-11-12'));
    expect(week.totals.leads).toBe(sum(week.leadsByDay.filter(({ source }) => source === 'Chat')));
    expect(sum(week.waits)).toBe(week.totals.leads);
    expect(week.waits.at(-1)).toEqual({ label: 'Not delivered yet', count: 1 });
    expect(week.consentsByDay).toHaveLength(7);
    expect(week.totals.given).toBe(sum(week.consentsByDay.map(({ given }) => ({ count: given }))));
    expect(week.totals.withdrawn).toBeGreaterThan(0);
    expect(week.previous).toEqual((await json('--week', '2026-11-02')).totals);
    expect((await json('--days', '30')).totals.leads).toBeGreaterThan(
      week.totals.leads + week.previous.leads,
    );

    // Alike questions stand together, and nobody who asked can be read out of them.
    const asked = week.unanswered.map(({ example }) => example).join('\n');
    expect(week.unanswered).toContainEqual(expect.objectContaining({ wordings: 2 }));
    expect(asked).toMatch(/printer/);
    expect(asked).not.toMatch(/Dana|Whitfield/);

    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'week.html');
    expect((await staff('--html', file)).code).toBe(0);
    const page = await readFile(file, 'utf8');
    expect(page).toContain('<h1>November 9 to 15, 2026</h1>');
    expect(page).toContain(`${company.officeHours.zone.word} time`);
    // Nothing in it asks for anything, and every picture has its numbers in a table.
    expect(page).not.toMatch(/<(?:script|link|img|iframe)|\b(?:src|href)=|url\(|@import/);
    for (const [figure] of page.matchAll(/<figure[\s\S]*?<\/figure>/g)) {
      expect(figure).toMatch(/<table|Nothing was counted/);
    }
    expect(page.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(
      page.match(/<svg/g)?.length ?? 0,
    );
    expect(page).not.toMatch(/clinic\.example|\(918\) 555/);
  });

  test('says in a few lines that nothing happened', async () => {
    const { code, out } = await staff();
    expect(code).toBe(0);
    expect(out).toMatch(/^November 9 to 15, 2026, \w+ time\n\nLeads +0 +as many as before/);
  });

  test.each([['--week', 'monday'], ['--days', '0'], ['--days', '3', '--week'], ['--send']])(
    '%s %s is wrong use',
    async (...args) => {
      expect((await staff(...args)).code).toBe(2);
    },
  );

  test('a file that cannot be written is one sentence', async () => {
    const { code, notes } = await staff('--html', '/nowhere/week.html');
    expect(code).toBe(1);
    expect(notes).toContain('/nowhere/week.html cannot be written (ENOENT)');
  });

  test('is promised once a week, from seven on Mondays, by however many servers', async () => {
    const { db } = opened();
    const monday = startOfOfficeDay(officeMonday(NOW)).getTime();
    await queueWeeklyReport(db, new Date(monday + 7 * HOUR_MS - 1));
    expect(await db.$count(outboxMessages)).toBe(0);
    await Promise.all(
      [7, 8, 60].map((hour) => queueWeeklyReport(db, new Date(monday + hour * HOUR_MS))),
    );
    expect(await db.select().from(outboxMessages)).toMatchObject([
      { kind: REPORT_EMAIL, payload: { from: '2026-11-09', to: '2026-11-15' } },
    ]);
    await queueWeeklyReport(db, new Date(monday + (7 + 7 * 24) * HOUR_MS));
    expect(await db.$count(outboxMessages)).toBe(2);
  });

  test('goes out as an e-mail with the page attached', async () => {
    const smtp = await startSmtpServer();
    onTestFinished(() => smtp.close());
    await queueWeeklyReport(opened().db, NOW);
    const deliver = reportQueues({
      config: { smtpUrl: smtp.url, reportEmailTo: ['owner@clinic.example'] },
      database: opened(),
    })[REPORT_EMAIL];
    if (!deliver) throw new Error('The report should be switched on.');
    const queue = createQueue({
      database: opened(),
      kind: REPORT_EMAIL,
      deliver,
      clock: () => NOW,
      logger: silentLogger,
    });
    expect(await queue.work(new AbortController().signal)).toBe(1);
    const [mail = ''] = smtp.messages;
    expect(smtp.messages).toHaveLength(1);
    expect(mail).toContain('To: owner@clinic.example');
    expect(mail).toContain('website: November 9 to 15, 2026');
    expect(mail).toContain('filename=report-2026-11-09.html');
    expect(await opened().db.select().from(outboxMessages)).toMatchObject([{ status: 'sent' }]);
  });

  test('is not sent where nobody is named', () => {
    const config = { smtpUrl: 'smtp://127.0.0.1:1', reportEmailTo: [] };
    expect(reportQueues({ config, database: opened() })).toEqual({});
  });
});
