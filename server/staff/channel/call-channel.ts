import { deserialize, serialize } from 'node:v8';
import { OperatorError } from '#server/lib/operator-error.ts';
import { z } from 'zod';
import type { ChannelAddress } from './channel-file.ts';

const success = z.strictObject({ output: z.unknown() });
const refusal = z.strictObject({ message: z.string() });

/** A command on a large folder may take a while; a server that hangs must not hold one forever. */
const TIMEOUT_MS = 60_000;

/**
 * Asks a running server to do something.
 * @returns undefined when nothing listens there any more: the server was killed
 * @throws OperatorError with the server's own sentence when it refuses, or when it does not answer
 */
export async function callChannel(
  { port, token }: ChannelAddress,
  operation: string,
  input: unknown,
): Promise<{ output: unknown } | undefined> {
  let response: Response;
  try {
    response = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: serialize({ operation, input }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const { name } = error as Error;
    // Nothing listens, or something with another protocol: not the server that wrote the file.
    if (name !== 'TimeoutError') return undefined;
    throw new OperatorError('The running server did not answer this command; its log may say why.');
  }
  // Another program has the port of a server that was killed.
  if (response.status === 403) return undefined;
  const body = await readBody(response);
  if (response.status === 200) {
    const answer = success.safeParse(body);
    return answer.success && Object.hasOwn(answer.data, 'output') ? answer.data : undefined;
  }
  const answer = refusal.safeParse(body);
  if (!answer.success) return undefined;
  throw new OperatorError(answer.data.message);
}

/** Undefined where another program answers on the port. */
async function readBody(response: Response): Promise<unknown> {
  try {
    return deserialize(Buffer.from(await response.arrayBuffer()));
  } catch {
    return undefined;
  }
}
