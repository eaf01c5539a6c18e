/**
 * Something only the person who runs the server can put right: a wrong setting, a folder that
 * cannot be written, a database that cannot be reached. The message is one sentence for that
 * person, without secrets; the caller prints it and exits with 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
