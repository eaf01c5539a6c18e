import { expect, test } from 'vitest';
import { findPostgresTools, toolEnvironment } from './postgres-tools.ts';

test('on a machine without new enough programs the error says how to get them', async () => {
  await expect(findPostgresTools(99, '')).rejects.toThrow(
    /^pg_dump, pg_restore and psql of PostgreSQL 99 or newer are needed \(found: .+\); .+postgresql-client-99.+\.$/,
  );
});

test('the password goes by the environment, which others on the machine cannot read', () => {
  const url = 'postgres://ada:hunter%402@db.example:6432/site?sslmode=no-verify';
  expect(toolEnvironment(url, '/bin')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '6432',
    PGUSER: 'ada',
    PGDATABASE: 'site',
    PGPASSWORD: 'hunter@2',
    PGSSLMODE: 'require',
    PGAPPNAME: 'redbud-site backup',
    PGCONNECT_TIMEOUT: '10',
    LC_ALL: 'C',
    PATH: '/bin',
  });
});
