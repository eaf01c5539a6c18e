import { type DestinationStream, type Logger, pino } from 'pino';
import { errorFacts } from './logging/error-facts.ts';
import { terminalStream } from './logging/terminal.ts';
import { redactLine } from './logging/redact.ts';

const STDERR = 2;

export interface LoggerOptions {
  /** Absent: stderr, readable at a terminal and JSON elsewhere. */
  readonly destination?: DestinationStream;
  /** Errors are logged with their message: only in development, where no visitor types anything. */
  readonly isDevelopment?: boolean;
}

/**
 * Logs JSON lines to stderr, and readable ones where that is a terminal: stdout carries the one line
 * that says where the server listens. No entry holds personal data; three guards keep it out:
 * callers log routes and statuses, never what was typed; errors go by name, code and stack; and
 * each finished line is searched for addresses and numbers all the same.
 */
export function createLogger(
  level: string,
  { destination, isDevelopment = false }: LoggerOptions = {},
): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => errorFacts(error, isDevelopment) },
      hooks: {
        logMethod(args, method) {
          // Without a text of its own pino would take the error's message.
          const [subject, text] = args as unknown[];
          const isError =
            subject instanceof Error || Object.hasOwn(Object(subject) as object, 'err');
          if (isError && typeof text !== 'string') method.call(this, subject as object, 'an error');
          else method.apply(this, args);
        },
        streamWrite: redactLine,
      },
    },
    // Written at once: the last lines before an exit are the ones that are needed.
    destination ??
      (process.stderr.isTTY ? terminalStream() : pino.destination({ dest: STDERR, sync: true })),
  );
}
