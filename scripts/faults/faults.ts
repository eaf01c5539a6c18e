import pg from 'pg';
import type { FakeSmtpServer } from '#tests/fakes/smtp-server.ts';
import type { FakeWebhookServer } from '#tests/fakes/webhook-server.ts';
import type { TcpGate } from '#tests/setup/tcp-gate.ts';
import type { Instance } from './instance.ts';

/** Everything that can be broken. */
export interface World {
  readonly instances: readonly Instance[];
  readonly gate: TcpGate;
  /** Past the gate, for the campaign's own eyes. */
  readonly databaseUrl: string;
  readonly smtp: FakeSmtpServer;
  readonly webhook: FakeWebhookServer;
}

/** Breaks something. @returns what mends it, for the campaign to call after a while */
export type Fault = (world: World, random: () => number) => Promise<() => Promise<void> | void>;

export const faults: Readonly<Record<string, Fault>> = {
  'kill -9 of a server': async ({ instances }, random) => {
    const victim = instances[Math.floor(random() * instances.length)];
    await victim?.end('SIGKILL');
    return () => victim?.start();
  },
  'database back ends killed': async ({ databaseUrl }) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await client.end();
    return () => undefined;
  },
  'database black-holed': ({ gate }) => {
    gate.freeze();
    // What was frozen stays dead, as behind a switch that forgot its connections.
    return Promise.resolve(() => {
      gate.cut();
      gate.open();
    });
  },
  'database cut off': ({ gate }) => {
    gate.cut();
    return Promise.resolve(() => gate.open());
  },
  'mail server refuses': ({ smtp }) => brokenMail(smtp, 'refuse'),
  'mail server hangs': ({ smtp }) => brokenMail(smtp, 'hang'),
  'mail server drops after DATA': ({ smtp }) => brokenMail(smtp, 'drop-after-data'),
  'webhook answers 500': ({ webhook }) => brokenWebhook(webhook, 500),
  'webhook never answers': ({ webhook }) => brokenWebhook(webhook, 'never'),
};

function brokenMail(smtp: FakeSmtpServer, behavior: Parameters<FakeSmtpServer['behave']>[0]) {
  smtp.behave(behavior);
  return Promise.resolve(() => smtp.behave('accept'));
}

function brokenWebhook(webhook: FakeWebhookServer, behavior: 500 | 'never') {
  webhook.behave(behavior);
  return Promise.resolve(() => webhook.behave(204));
}
