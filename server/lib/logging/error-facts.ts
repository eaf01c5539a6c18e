/** How many errors behind an error are followed. */
const MAX_CAUSES = 4;

export interface LoggedError {
  readonly name: string;
  readonly code?: string | number;
  readonly constraint?: string;
  /** Of an answer over HTTP or SMTP. */
  readonly status?: number;
  /** A sentence of a driver's own that gives no code, or in development the whole message. */
  readonly reason?: string;
  /** Where it was thrown: the frames, without the message above them. */
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
}

/** Fixed sentences of drivers for what they have no code for: nothing of a visitor is in them. */
const FIXED_SENTENCES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated( unexpectedly| due to connection timeout)?|Query read timeout|Client has encountered a connection error|Client was closed|fetch failed|This operation was aborted|The operation was aborted due to timeout)/;

/**
 * What may be said of an error in the log. Never its message: those of databases, drivers and
 * parsers quote what a visitor typed.
 * @param withMessages in development, where no visitor types anything
 */
export function errorFacts(
  error: unknown,
  withMessages = false,
  causesLeft = MAX_CAUSES,
): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { code, constraint, status, responseCode } = error as Partial<
    Record<'code' | 'constraint' | 'status' | 'responseCode', unknown>
  >;
  const answered = status ?? responseCode;
  const reason = withMessages ? error.message : FIXED_SENTENCES.exec(error.message)?.[0];
  return {
    name: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof answered === 'number' && { status: answered }),
    ...(reason !== undefined && { reason }),
    stack: frames(error),
    ...(error.cause !== undefined &&
      causesLeft > 0 && { cause: errorFacts(error.cause, withMessages, causesLeft - 1) }),
  };
}

function frames({ stack = '', message }: Error): string[] {
  // A message may itself hold lines that look like frames.
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim());
}
