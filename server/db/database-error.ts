import { DrizzleQueryError } from 'drizzle-orm/errors';

export interface ErrorFacts {
  /** SQLSTATE, or the code of a system call. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly message: string;
  /** Comes from the database or its driver, so that its text may hold values of rows. */
  readonly isQuery: boolean;
}

/**
 * A query the database refused. Says which rule was broken and nothing of the values: the driver's
 * own message and detail quote them, and they may be a person's number.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  constructor({ code, constraint }: Pick<ErrorFacts, 'code' | 'constraint'>) {
    super(`The database refused a query (${[code, constraint].filter(Boolean).join(', ')}).`);
    this.code = code;
    this.constraint = constraint;
  }
}

/** What an error of drizzle, of either driver or of the network says of itself. */
export function facts(error: unknown): ErrorFacts {
  const isDrizzle = error instanceof DrizzleQueryError;
  const source: unknown = isDrizzle && error.cause ? error.cause : error;
  const { code, constraint } = Object(source) as { code?: unknown; constraint?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    constraint: typeof constraint === 'string' ? constraint : undefined,
    message: source instanceof Error ? source.message : String(source),
    isQuery: isDrizzle || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)),
  };
}

const AWAY_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // the unix socket of a stopped server
]);

/**
 * SQLSTATE, or its class of two characters: connection, authorization, catalog, rolled back for
 * another, resources, locks and cancelled statements, shut down, input and output; read-only after
 * a failover. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY_SQLSTATES = new Set(['08', '28', '3D', '40', '53', '55', '57', '58', '25006']);

/** pg and PGlite give these no code. */
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/;

/** Whether the database is away, busy or changing hands, so that trying again later makes sense. */
export function meansAway(error: unknown): boolean {
  const { code, message } = facts(error);
  if (code === undefined) return AWAY_MESSAGES.test(message);
  if (AWAY_SYSTEM_CODES.has(code)) return true;
  return code.length === 5 && (AWAY_SQLSTATES.has(code) || AWAY_SQLSTATES.has(code.slice(0, 2)));
}
