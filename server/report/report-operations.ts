import { defineOperation } from '#server/staff/operation.ts';
import { z } from 'zod';
import { queueReport } from './queue-report.ts';
import { readReport } from './read-report.ts';

const days = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

/** What `staff report` asks of the database. */
export const reportOperations = {
  'report.read': defineOperation({
    input: days,
    run: ({ database: { db } }, period) => readReport(db, period),
  }),
  'report.send': defineOperation({
    input: days,
    run: async ({ clock, database: { db } }, period) => ({
      id: await queueReport(db, period, clock()),
    }),
  }),
} as const;
