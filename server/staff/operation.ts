import type { Database } from '#server/db/database.ts';
import type { z } from 'zod';

/** What operations work with, in the server's process or in the command's own. */
export interface OperationParts {
  readonly database: Pick<Database, 'db' | 'snapshot'>;
  /** The one clock: tests hand in their own. */
  readonly clock: () => Date;
}

/**
 * One thing a staff command asks of the database. It runs where the database is open, so what goes in and comes
 * out is plain data: objects, lists, texts, numbers, times and bytes.
 */
export interface Operation<Input extends z.ZodType = z.ZodType, Output = unknown> {
  readonly input: Input;
  /** @throws OperatorError when it cannot be done, in one sentence for the person who asked */
  run(parts: OperationParts, input: z.output<Input>): Promise<Output>;
}

/** Keeps the types of an operation while checking its shape. */
export function defineOperation<Input extends z.ZodType, Output>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}
