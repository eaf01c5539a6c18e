import pretty from 'pino-pretty';
import type { DestinationStream } from 'pino';

const STDERR = 2;

/** Its line in the log has them in its text. */
const OF_A_REQUEST = 'requestId,method,route,status,durationMs';

/**
 * Lines for a person at a terminal: time, level and text, then the other fields.
 * @param output where to; a test reads it
 */
export function terminalStream(output?: NodeJS.WritableStream): DestinationStream {
  return pretty({
    destination: output ?? STDERR,
    sync: true,
    colorize: output === undefined,
    translateTime: 'SYS:HH:MM:ss',
    ignore: `pid,hostname,${OF_A_REQUEST}`,
    messageFormat: '{msg}{if status} {method} {route} {status} {durationMs} ms{end}',
    errorLikeObjectKeys: [],
  });
}
