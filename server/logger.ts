import { type DestinationStream, type Logger, pino } from 'pino';
import { errorFacts } from './logging/error-facts.ts';
import { redactLine } from './logging/redact.ts';

const STDERR = 2;

/**
 * Logs JSON lines, to stderr unless told otherwise: stdout carries the one line that says where the
 * server listens. No entry holds personal data; three walls keep it out:
 * callers log routes and statuses, never what was typed; errors go by name, code and stack; and
 * each finished line is searched for addresses and numbers all the same.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: (error: unknown) => errorFacts(error) },
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
    // Written at once: the last words before an exit are the ones somebody needs.
    destination ?? pino.destination({ dest: STDERR, sync: true }),
  );
}
