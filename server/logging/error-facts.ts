/** How many errors behind an error are followed. */
const MAX_CAUSES = 4;

export interface LoggedError {
  readonly name: string;
  readonly code?: string | number;
  readonly constraint?: string;
  /** Where it was thrown: the frames, without the message above them. */
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
}

/**
 * What may be said of an error in the log. Never its message: those of databases, drivers and
 * parsers quote what a visitor typed.
 */
export function errorFacts(error: unknown, causesLeft = MAX_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    name: error.name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: frames(error),
    ...(error.cause !== undefined &&
      causesLeft > 0 && { cause: errorFacts(error.cause, causesLeft - 1) }),
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
