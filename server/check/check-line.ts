import { getSystemErrorName } from 'node:util';
import { OperatorError } from '#server/lib/operator-error.ts';
import { failureText } from '#server/outbox/delivery.ts';

/** What `staff check` says of one thing. */
export interface CheckLine {
  /** Short and fixed: monitors look for it. */
  readonly name: string;
  readonly ok: boolean;
  /** What works, or what to change; one line without secrets. */
  readonly message: string;
}

/** How long anybody is waited for. */
export const TEST_TIMEOUT_MS = 10_000;

/** Something is not right: the message says what to change. */
export class FindingError extends Error {
  override readonly name = 'FindingError';
}

/**
 * Asks one thing.
 * @param ask gives what works, or throws a FindingError; any other error is shown by its codes
 */
export async function checkLine(name: string, ask: () => Promise<string>): Promise<CheckLine> {
  try {
    return { name, ok: true, message: await ask() };
  } catch (error) {
    const isExplained = error instanceof FindingError || error instanceof OperatorError;
    return {
      name,
      ok: false,
      message: isExplained ? error.message : `failed (${failureText(error)})`,
    };
  }
}

/**
 * Asks a service; where it redirects to is not followed.
 * @param name begins the sentence that says why it cannot be reached; the address may hold a secret
 * @throws FindingError
 */
export async function askService(
  name: string,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
  return fetch(url, { ...init, redirect: 'manual', signal }).catch((error: unknown) => {
    throw new FindingError(`${name} ${whyUnreachable(error)}.`);
  });
}

/** Why a service cannot be reached, for a sentence that begins with its name. */
export function whyUnreachable(error: unknown): string {
  const { cause, name } = Object(error) as { cause?: unknown; name?: unknown };
  const reason = systemCode(error) ?? systemCode(cause);
  switch (reason) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EDNS':
      return 'has no such host in the DNS';
    case 'ECONNREFUSED':
      return 'refuses connections: a wrong port, or nothing runs there';
    case 'ETIMEDOUT':
    case 'ECONNRESET':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return `does not answer (${reason}): a firewall, or it is down`;
    default:
      return name === 'TimeoutError' || name === 'AbortError'
        ? `does not answer within ${TEST_TIMEOUT_MS / 1000} seconds`
        : `cannot be reached (${failureText(error)})`;
  }
}

/** Mail libraries hide the system's code behind one of their own and keep its number. */
function systemCode(error: unknown): string | undefined {
  const { code, errno } = Object(error) as { code?: unknown; errno?: unknown };
  if (typeof errno === 'number' && errno < 0) return getSystemErrorName(errno);
  return typeof code === 'string' ? code : undefined;
}
