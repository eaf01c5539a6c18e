import pretty from 'pino-pretty';
import type { DestinationStream } from 'pino';

const STDERR = 2;

/**
 * Lines for a person at a terminal: time, level and text, then the fields.
 * @param output where to; a test reads it
 */
export function terminalStream(output?: NodeJS.WritableStream): DestinationStream {
  return pretty({
    destination: output ?? STDERR,
    sync: true,
    colorize: output === undefined,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    errorLikeObjectKeys: [],
  });
}
