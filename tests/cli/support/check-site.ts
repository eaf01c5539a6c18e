import { runChecks } from '#server/check/run-checks.ts';
import type { DatabaseFound } from '#server/check/check-operations.ts';
import type { CheckLine } from '#server/check/check-line.ts';
import { runOperation } from '#server/cli/staff-operations.ts';
import { doubtfulSettings, type Environment, readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenedDatabase } from '#tests/setup/databases.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { beforeEach, expect, vi } from 'vitest';

/** A pattern by itself would fit any text. */
export const like = (pattern: RegExp): unknown => expect.stringMatching(pattern);

export interface More {
  readonly outside?: object;
  readonly sendTestMail?: boolean;
}

export async function checkSite(
  database: Database,
  settings: Environment,
  more: More = {},
): Promise<Record<string, CheckLine>> {
  const parts = { database, clock: () => new Date() };
  const lines = await runChecks({
    config: readConfig({ DATA_DIR: '/tmp', ...settings }),
    doubts: doubtfulSettings(settings),
    hasPublicUrl: settings['PUBLIC_URL'] !== undefined,
    connect: () =>
      Promise.resolve({
        ask: async () => (await runOperation(parts, 'check.database', {})) as DatabaseFound,
        token: async () => (await runOperation(parts, 'check.token', {})) as string,
        close: () => Promise.resolve(),
      }),
    now: new Date(),
    sendTestMail: false,
    ...more,
  });
  return Object.fromEntries(lines.map((line) => [line.name, line]));
}

/**
 * `checkSite` on the database of a suite. Check, site and outside world are one process there, which a
 * busy machine may hold up for longer than the check waits: whoever answers late is judged by the answer.
 */
export function patientCheck(opened: OpenedDatabase) {
  beforeEach(() => {
    const signalAfter = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => signalAfter(ASSERT_TIMEOUT_MS));
  });
  return (settings: Environment, more?: More) => checkSite(opened(), settings, more);
}
