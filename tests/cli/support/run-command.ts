import { deserialize, serialize } from 'node:v8';
import { runStaff } from '#server/cli/run-staff.ts';
import { type OperationOutput, runOperation } from '#server/cli/staff-operations.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';

export interface CommandResult {
  readonly code: number;
  /** Lines for the reader or the next program. */
  readonly out: string;
  /** Lines beside the result. */
  readonly notes: string;
  /** The line of them that says which database a writing command works on, where there was one. */
  readonly target?: string;
}

export interface CommandOptions {
  readonly database: Database;
  /** The clock of the command; without it, the machine's. */
  readonly now?: () => Date;
}

/** Runs a staff command in this process, on a database that the test has opened. */
export async function runCommand(
  args: readonly string[],
  { database, now = () => new Date() }: CommandOptions,
): Promise<CommandResult> {
  const out: string[] = [];
  const notes: string[] = [];
  let target: string | undefined;
  const parts = { database, clock: now };
  const code = await runStaff(args, {
    print: (text) => void out.push(text),
    note(text) {
      if (text.startsWith('Database: ')) target = text;
      else notes.push(text);
    },
    clock: now,
    config: () => readConfig({ PUBLIC_URL: 'https://www.example.org' }),
    doubts: () => [],
    connect: () =>
      Promise.resolve({
        // As over the channel.
        call: async (name, input) => {
          const output = await runOperation(parts, name, deserialize(serialize(input)));
          return deserialize(serialize(output)) as OperationOutput<typeof name>;
        },
        close: () => Promise.resolve(),
      }),
  });
  const said = { code, out: out.join('\n'), notes: notes.join('\n') };
  return { ...said, ...(target !== undefined && { target }) };
}
