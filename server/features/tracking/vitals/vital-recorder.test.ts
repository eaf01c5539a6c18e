import { cleanEvent } from '#shared/analytics/clean-event.ts';
import { webVitalCounts } from '#shared/schema.ts';
import { describeOnBothEngines, silentLogger } from '#tests/setup/databases.ts';
import { buildEvent } from '#tests/factories/build-event.ts';
import { startOfOfficeDay } from '#server/lib/central-time.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createVitalRecorder } from './vital-recorder.ts';

describeOnBothEngines('web vitals', (database) => {
  const recorderAt = (clock: () => Date) =>
    createVitalRecorder({ database: database(), clock, logger: silentLogger });
  const vital = (value: number) => {
    const context = { isKnownPost: () => true, now: new Date(), newId: () => '' };
    const event = cleanEvent(buildEvent('web_vitals', { value }), context);
    if (!event) throw new Error('The event should be clean.');
    return event;
  };
  const counts = async () => {
    const rows = await database().db.select().from(webVitalCounts).orderBy(webVitalCounts.day);
    return rows.map(({ day, upTo, count }) => [day, upTo, count]);
  };

  test('of both sides of midnight at the office are kept apart, and written once', async () => {
    const midnight = startOfOfficeDay('2026-03-11').getTime();
    let now = midnight - 1;
    const recorder = recorderAt(() => new Date(now));
    recorder.record(vital(90));
    recorder.record(vital(95));
    now = midnight;
    recorder.record(vital(95));
    await recorder.flush();
    await recorder.flush();
    expect(await counts()).toEqual([
      ['2026-03-10', 100, 2],
      ['2026-03-11', 100, 1],
    ]);
  });

  test('that could not be written are written later, with those that came meanwhile', async () => {
    const recorder = recorderAt(() => new Date('2026-03-10T12:00:00Z'));
    recorder.record(vital(90));
    await database().db.execute(sql`alter table web_vital_counts rename to elsewhere`);
    await recorder.flush();
    await database().db.execute(sql`alter table elsewhere rename to web_vital_counts`);
    recorder.record(vital(91));
    await recorder.flush();
    expect(await counts()).toEqual([['2026-03-10', 100, 2]]);
  });

  test('of two servers add up', async () => {
    const now = () => new Date('2026-03-10T12:00:00Z');
    const recorders = [recorderAt(now), recorderAt(now)];
    for (const recorder of recorders) recorder.record(vital(90));
    await Promise.all(recorders.map((recorder) => recorder.flush()));
    expect(await counts()).toEqual([['2026-03-10', 100, 2]]);
  });
});
