import type { Server } from 'node:http';
import { once } from 'node:events';
import { OperatorError } from '#server/lib/operator-error.ts';

/** A little longer than the usual 60 s of a proxy, so that it is never us who close under it. */
const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 20_000;
const REQUEST_MS = 30_000;
/** A connection that neither reads nor writes for so long is cut off; an answer takes a fraction of it. */
const SILENCE_MS = 60_000;

/**
 * Opens the port.
 * @param silenceMs how long a connection may be silent in the middle of a request or an answer
 * @returns the port, which the system chose where 0 was asked for
 * @throws OperatorError when it cannot be had
 */
export async function listen(
  server: Server,
  host: string,
  port: number,
  silenceMs = SILENCE_MS,
): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.timeout = silenceMs;
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, host, port);
  }
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

function explain(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} on ${host} is taken by another program; stop it, or choose another PORT.`,
      );
    case 'EACCES':
      return new OperatorError(
        `Port ${port} on ${host} may not be opened by this user; choose a PORT above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new OperatorError(`This machine has no address ${host} to listen on; change HOST.`);
    default:
      return error;
  }
}
