import { migratePostgres } from '#server/db/migrate-postgres.ts';
import { randomUUID } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { administer } from './administer.ts';
import { startPostgres } from './postgres.ts';
import type { ProvidedPostgres } from './provided-context.ts';

/**
 * Starts one PostgreSQL for the whole run (vitest globalSetup) and migrates one database of it; test
 * files make their own as copies of that.
 */
export default async function globalPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  if ('reason' in postgres) {
    project.provide('postgres', { reason: postgres.reason });
    return () => Promise.resolve();
  }
  const template = `template_${randomUUID().replaceAll('-', '')}`;
  await administer(postgres.url, `create database ${template}`);
  const url = new URL(postgres.url);
  url.pathname = `/${template}`;
  await migratePostgres(url.href);
  const provided: ProvidedPostgres = { url: postgres.url, template };
  project.provide('postgres', provided);
  return async () => {
    await administer(postgres.url, `drop database if exists ${template} with (force)`);
    await postgres.stop();
  };
}
