import type { Database } from '#server/db/database.ts';
import type { z } from 'zod';

/** What operations work with, in the server's process or in the command's own. */
export interface OperationParts {
  readonly database: Pick<Database, 'db' | 'snapshot'>;
  /** The one clock: tests hand in their own. */
  readonly clock: () => Date;
}

/**
 * One thing a staff command asks of the database. It runs where the database is open, so what goes in
 * and comes out must survive JSON: times as ISO strings, which the schemas turn into Dates.
 */
export interface Operation<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly input: Input;
  readonly output: Output;
  /** @throws OperatorError when it cannot be done, in one sentence for the person who asked */
  run(parts: OperationParts, input: z.output<Input>): Promise<z.input<Output>>;
}

/** Keeps the types of an operation while checking its shape. */
export function defineOperation<Input extends z.ZodType, Output extends z.ZodType>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> {
  return operation;
}
