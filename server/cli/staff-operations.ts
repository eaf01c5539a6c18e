import { OperatorError } from '#server/lib/operator-error.ts';
import { wellFormed } from '#server/lib/well-formed.ts';
import { facts, meansAway } from '#server/db/database-error.ts';
import { z } from 'zod';
import { checkOperations } from '../check/check-operations.ts';
import { backupOperations } from '../backup/backup-operations.ts';
import { postOperations } from '../features/blog/authoring/post-operations.ts';
import { leadOperations } from '../features/leads/staff/lead-operations.ts';
import { smsOperations } from '../features/sms/staff/sms-operations.ts';
import { vitalOperations } from '../features/tracking/vitals/vital-operations.ts';
import { reportOperations } from '../report/report-operations.ts';
import { defineOperation, type Operation, type OperationParts } from '../staff/operation.ts';

/** SQLSTATE that a role such as the one of deploy/posts-role.sql gets. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Whether a server takes commands. */
const ping = defineOperation({
  input: z.strictObject({}),
  run: () => Promise.resolve('pong' as const),
});

/** All that staff commands may ask of a database, by name: one line for each feature. */
const staffOperations = {
  ping,
  ...postOperations,
  ...leadOperations,
  ...smsOperations,
  ...vitalOperations,
  ...reportOperations,
  ...backupOperations,
  ...checkOperations,
} as const satisfies Record<string, Operation>;

type Operations = typeof staffOperations;
export type OperationName = keyof Operations;

/** Those that leave the database as it is; every other one says first where it writes. */
const READ_ONLY: ReadonlySet<OperationName> = new Set<OperationName>([
  'ping',
  'posts.list',
  'leads.list',
  'leads.show',
  'sms.list',
  'sms.evidence',
  'sms.verify',
  'sms.reviews',
  'sms.export',
  'vitals.report',
  'report.read',
  'backup.snapshot',
  'check.database',
  'check.token',
]);

export const mayWrite = (name: OperationName): boolean => !READ_ONLY.has(name);

export type OperationInput<Name extends OperationName> = z.input<Operations[Name]['input']>;
export type OperationOutput<Name extends OperationName> = Awaited<
  ReturnType<Operations[Name]['run']>
>;

/**
 * Runs an operation by its name, as it came over the channel or from a command.
 * @returns its output, plain data
 * @throws OperatorError for an unknown name or an input that is not its own (another version asked),
 *   and when the database is away or refuses
 */
export async function runOperation(
  parts: OperationParts,
  name: string,
  input: unknown,
): Promise<unknown> {
  const operation = Object.hasOwn(staffOperations, name)
    ? (staffOperations[name as OperationName] as Operation)
    : undefined;
  const parsed = operation?.input.safeParse(wellFormed(input));
  if (!operation || !parsed?.success) {
    throw new OperatorError(
      `The running server does not know "${name}" as this command asks it; restart the server after an update.`,
    );
  }
  try {
    return await operation.run(parts, parsed.data);
  } catch (error) {
    if (meansAway(error)) throw new OperatorError('The database does not answer; try again later.');
    const { isQuery, code, constraint } = facts(error);
    if (!isQuery) throw error;
    // Never the driver's own message: it quotes rows.
    if (code === INSUFFICIENT_PRIVILEGE) {
      throw new OperatorError(
        'The database role in DATABASE_URL may not do this; the owner of the database can.',
      );
    }
    const rule = [code, constraint].filter(Boolean).join(', ');
    throw new OperatorError(`The database refused this (${rule}); nothing was changed.`);
  }
}
