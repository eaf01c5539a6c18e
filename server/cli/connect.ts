import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '#server/config.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { OperatorError } from '#server/operator-error.ts';
import type { Logger } from 'pino';
import { callChannel } from './channel/call-channel.ts';
import { readChannelFile } from './channel/channel-file.ts';
import type { OperationInput, OperationName, OperationOutput } from './staff-operations.ts';
import { parseOutput, runOperation } from './staff-operations.ts';

/** A way to the database, whoever holds it. */
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
}

/** How long a server that has just taken the folder may need until it takes commands. */
const STARTING_MS = 5_000;
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

async function openHere({ config, clock, logger }: ConnectOptions): Promise<StaffConnection> {
  const { dataDir, databaseUrl } = config;
  const database = await openDatabase(
    { dataDir, now: clock, ...(databaseUrl !== undefined && { databaseUrl }) },
    logger,
  );
  return {
    async call(name, input) {
      return parseOutput(name, await runOperation({ database, clock }, name, input));
    },
    close: () => database.close(),
  };
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
      return parseOutput(name, reply.output);
    },
    close: () => Promise.resolve(),
  };
}
