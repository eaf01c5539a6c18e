import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Logger } from 'pino';
import { z } from 'zod';
import { removeChannelFile, writeChannelFile } from './channel-file.ts';

const TOKEN_BYTES = 32;
/** Ten thousand posts fit; the sender is on this machine and has proved who it is. */
const MAX_BODY_BYTES = 256 * 1024 * 1024;

const call = z.object({ operation: z.string(), input: z.unknown() });

export interface StaffChannel {
  /** Lets running commands finish. May be called more than once. */
  close(): Promise<void>;
}

export interface ChannelOptions {
  readonly dataDir: string;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  /**
   * Runs an operation by its name. @returns its output, plain data
   * @throws OperatorError in one sentence for the person who asked
   */
  readonly run: (operation: string, input: unknown) => Promise<unknown>;
}

/**
 * Takes staff commands of this machine while the server holds the embedded database, which allows
 * one process (docs/decisions/staff-commands.md). Listens on a loopback port of its own; port and
 * token stand in a file that only the owner of DATA_DIR can read.
 */
export async function serveChannel(options: ChannelOptions): Promise<StaffChannel> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const server = createServer((req, res) => {
    answer(req, res, token, options).catch((error: unknown) => {
      options.logger.error({ err: error }, 'a staff command failed');
      send(res, 500, { message: 'The server could not do this; its log says why.' });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await writeChannelFile(options.dataDir, { port, token });

  async function close() {
    await removeChannelFile(options.dataDir, token);
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
  }
  let closing: Promise<void> | undefined;
  return { close: () => (closing ??= close()) };
}

async function answer(
  req: IncomingMessage,
  res: ServerResponse,
  token: string,
  { logger, run }: ChannelOptions,
): Promise<void> {
  // A browser cannot send this header without a preflight request, which is refused.
  if (req.method !== 'POST' || !isSame(req.headers.authorization, `Bearer ${token}`)) {
    send(res, 403, { message: 'This is not for you.' });
    return;
  }
  if (Number(req.headers['content-length'] ?? Infinity) > MAX_BODY_BYTES) {
    send(res, 413, { message: 'That is too much at once.' });
    return;
  }
  const { operation, input } = call.parse(deserialize(await buffer(req)));
  try {
    const output = await run(operation, input);
    logger.info({ operation }, 'staff command');
    send(res, 200, { output });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    send(res, 422, { message: error.message });
  }
}

function isSame(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { Connection: 'close' });
  res.end(serialize(body));
}
