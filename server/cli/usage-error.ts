/** A command was called in a way it cannot be: the message says how; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
