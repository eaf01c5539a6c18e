import { queryOnce } from '#tools/query-once.ts';
import { execFileSync } from 'node:child_process';
import type { FakeSmtpServer } from '#tests/fakes/smtp-server.ts';
import type { FakeWebhookServer } from '#tests/fakes/webhook-server.ts';
import { type ThrowAwayPostgres, WAL_SEGMENT_BYTES } from '#tests/setup/postgres.ts';
import type { TcpGate } from '#tests/setup/tcp-gate.ts';
import type { Instance } from './instance.ts';

/** Everything that can be broken. */
export interface World {
  readonly instances: readonly Instance[];
  readonly gate: TcpGate;
  /** Past the gate, for the campaign's own eyes. */
  readonly databaseUrl: string;
  /** The server itself, where it is the campaign's own. */
  readonly postgres: ThrowAwayPostgres | undefined;
  readonly smtp: FakeSmtpServer;
  readonly webhook: FakeWebhookServer;
}

export interface Fault {
  /** Why it cannot happen here; undefined when it can. */
  readonly missing?: (world: World) => string | undefined;
  /** Breaks something. @returns what mends it, for the campaign to call after a while */
  readonly strike: (world: World, random: () => number) => Promise<() => Promise<void> | void>;
}

/** Leads of former years: their table is larger than any other file and must grow for a new lead. */
export const FILLER_BYTES = 2 * WAL_SEGMENT_BYTES;
const HALF_A_PAGE_BYTES = 4_096;
export const FULL_DISK = 'disk of the database full';

const SLOWEST_MS = 250;

const notOurs = ({ postgres }: World) =>
  postgres ? undefined : 'the PostgreSQL is not one that the campaign has started';

export const faults: Readonly<Record<string, Fault>> = {
  'kill -9 of a server': {
    async strike({ instances }, random) {
      const victim = instances[Math.floor(random() * instances.length)];
      await victim?.end('SIGKILL');
      return () => victim?.start();
    },
  },
  'database back ends killed': {
    async strike({ databaseUrl }) {
      await queryOnce(
        databaseUrl,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      return () => undefined;
    },
  },
  'kill -9 of the postmaster': {
    missing: notOurs,
    async strike({ postgres }) {
      await postgres?.crash();
      return () => postgres?.restart();
    },
  },
  [FULL_DISK]: {
    missing: (world) => notOurs(world) ?? withoutPrlimit(),
    async strike({ postgres, databaseUrl }) {
      // In the middle of the next page: PostgreSQL finds it written in part, as on a full disk.
      await postgres?.limitFiles((await largestFileBytes(databaseUrl)) + HALF_A_PAGE_BYTES);
      return () => postgres?.limitFiles(undefined);
    },
  },
  'database black-holed': {
    strike({ gate }) {
      gate.freeze();
      return Promise.resolve(() => reconnect(gate));
    },
  },
  'database half open': {
    strike({ gate }) {
      gate.deafen();
      return Promise.resolve(() => reconnect(gate));
    },
  },
  'database slow': {
    strike({ gate }, random) {
      gate.slowDown(() => random() * SLOWEST_MS);
      return Promise.resolve(() => gate.open());
    },
  },
  'database cut off': {
    strike({ gate }) {
      gate.cut();
      return Promise.resolve(() => gate.open());
    },
  },
  'mail server refuses': { strike: ({ smtp }) => brokenMail(smtp, 'refuse') },
  'mail server hangs': { strike: ({ smtp }) => brokenMail(smtp, 'hang') },
  'mail server drops after DATA': { strike: ({ smtp }) => brokenMail(smtp, 'drop-after-data') },
  'webhook answers 500': { strike: ({ webhook }) => brokenWebhook(webhook, 500) },
  'webhook never answers': { strike: ({ webhook }) => brokenWebhook(webhook, 'never') },
};

async function largestFileBytes(databaseUrl: string): Promise<number> {
  const [row] = await queryOnce<{ bytes: number }>(
    databaseUrl,
    "select max(pg_relation_size(oid))::int as bytes from pg_class where relkind in ('r', 'i', 't')",
  );
  return row?.bytes ?? 0;
}

/** What was frozen stays dead, as behind a switch that forgot its connections. */
function reconnect(gate: TcpGate): void {
  gate.cut();
  gate.open();
}

function withoutPrlimit(): string | undefined {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'this machine has no prlimit (it is part of util-linux)';
  }
}

function brokenMail(smtp: FakeSmtpServer, behavior: Parameters<FakeSmtpServer['behave']>[0]) {
  smtp.behave(behavior);
  return Promise.resolve(() => smtp.behave('accept'));
}

function brokenWebhook(webhook: FakeWebhookServer, behavior: 500 | 'never') {
  webhook.behave(behavior);
  return Promise.resolve(() => webhook.behave(204));
}
