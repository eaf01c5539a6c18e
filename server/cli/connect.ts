import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { holdsDatabase } from '#server/backup/open-own-folder.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Logger } from 'pino';
import { callChannel } from '../staff/channel/call-channel.ts';
import { readChannelFile } from '../staff/channel/channel-file.ts';
import type { OperationInput, OperationName, OperationOutput } from './staff-operations.ts';
import { runOperation } from './staff-operations.ts';

/** A way to the database, in this process or through the running server. */
export interface StaffConnection {
  /** @throws OperatorError in one sentence when it cannot be done */
  readonly call: <Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
  ) => Promise<OperationOutput<Name>>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl'>;
  readonly clock: () => Date;
  readonly logger: Logger;
  /** Make the embedded database where there is none; otherwise that is refused. */
  readonly create?: boolean;
}

/** How long a server that has just taken the folder may need until it takes commands. */
const STARTING_MS = 15_000;
const LOOK_AGAIN_MS = 100;

/**
 * Connects to where the rows are: PostgreSQL; else the running server, which holds the embedded
 * database; else, when no server runs, that database itself.
 * @throws OperatorError in one sentence when none of them can be had
 */
export async function connect(options: ConnectOptions): Promise<StaffConnection> {
  if (options.config.databaseUrl !== undefined) return openHere(options);
  const begin = Date.now();
  for (;;) {
    const running = await connectToServer(options.config.dataDir);
    if (running) return running;
    try {
      return await openHere(options);
    } catch (error) {
      // A server that starts takes the folder first and commands a moment later; another command is
      // done soon.
      const isTooLate = Date.now() - begin > STARTING_MS;
      if (!(error instanceof FolderInUseError) || isTooLate) throw error;
    }
    await pause(LOOK_AGAIN_MS);
  }
}

async function openHere(options: ConnectOptions): Promise<StaffConnection> {
  const { config, clock, logger } = options;
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined && options.create !== true) refuseFresh(dataDir);
  const database = await openDatabase(
    { dataDir, now: clock, ...(databaseUrl !== undefined && { databaseUrl }) },
    logger,
  );
  return {
    async call(name, input) {
      return (await runOperation({ database, clock }, name, input)) as OperationOutput<typeof name>;
    },
    close: () => database.close(),
  };
}

/** A forgotten DATABASE_URL must not end in a new and empty database. */
function refuseFresh(dataDir: string): void {
  const folder = join(resolve(dataDir), 'database');
  if (holdsDatabase(folder)) return;
  throw new OperatorError(
    `DATABASE_URL is not set, and there is no embedded database in ${folder}: set DATABASE_URL (or DATA_DIR), or add --create to make a new one there.`,
  );
}

/**
 * Connects to the server that runs on the embedded database of a folder.
 * @returns undefined when none does
 */
export async function connectToServer(dataDir: string): Promise<StaffConnection | undefined> {
  const address = await readChannelFile(dataDir);
  if (!address || !(await callChannel(address, 'ping', {}))) return undefined;
  return {
    async call(name, input) {
      const reply = await callChannel(address, name, input);
      if (!reply) throw new OperatorError('The server was stopped meanwhile; try again.');
      return reply.output as OperationOutput<typeof name>;
    },
    close: () => Promise.resolve(),
  };
}
