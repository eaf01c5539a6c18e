import type { Config } from '#server/config.ts';
import type { StaffConnection } from './connect.ts';
import type { OperationInput, OperationName, OperationOutput } from './staff-operations.ts';
import { InvalidArgumentError, Option } from 'commander';

/** 0: done. 1: done, with a finding that has to be mended. */
export type Outcome = 0 | 1;

/** What commands are made of; tests hand in their own. */
export interface StaffContext {
  /** Writes a line for the reader or the next program in the pipe (stdout). */
  print(text: string): void;
  /** Writes a line beside the result (stderr). */
  note(text: string): void;
  readonly clock: () => Date;
  /** The settings, read when a command needs them. @throws OperatorError when one is wrong */
  config(): Config;
  /** Settings that are allowed and hardly meant, one sentence each. */
  doubts(): readonly string[];
  /** Opens a way to the database. @throws OperatorError in one sentence when there is none */
  connect(): Promise<StaffConnection>;
  /** What the exit code will be. */
  finish(outcome: Outcome): void;
}

/** What a context is made from: the program's streams and settings, or a test's. */
export type StaffParts = Omit<StaffContext, 'finish' | 'connect'> & {
  /** @param options `create`: a missing embedded database is made rather than refused */
  connect(options: { readonly create: boolean }): Promise<StaffConnection>;
};

/** Runs `work` with a connection that is closed afterwards, however it ends. */
export async function withConnection<T>(
  context: StaffContext,
  work: (connection: StaffConnection) => Promise<T>,
): Promise<T> {
  const connection = await context.connect();
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Runs one operation, on a connection of its own. */
export const call = <Name extends OperationName>(
  context: StaffContext,
  name: Name,
  input: OperationInput<Name>,
): Promise<OperationOutput<Name>> =>
  withConnection(context, (connection) => connection.call(name, input));

/** A command was called in a way it cannot be: the message says how; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `--json`, the same for every command that has it. */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON for other programs');
}

/** Reads an option that is a whole number from 1 on. */
export const wholeNumberTo =
  (max: number) =>
  (text: string): number => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    throw new InvalidArgumentError(`It is a whole number from 1 to ${max}.`);
  };

/** What a command with `--json` prints. */
export function printJson({ print }: Pick<StaffContext, 'print'>, value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
