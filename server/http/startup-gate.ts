import type { RequestListener, ServerResponse } from 'node:http';

/** As long as a request may wait for its database (server/db/database-budget.ts). */
const LONGEST_WAIT_MS = 2_000;
const RETRY_AFTER_SECONDS = 5;

export interface StartupGate {
  /** Holds requests until the server opens; those held too long are answered 503 with Retry-After. */
  readonly listener: RequestListener;
  /** From now on every request goes to `answer`, those that wait first. */
  open(answer: RequestListener): void;
}

/**
 * Holds requests that arrive while the server is starting. A start takes a second, but a database that
 * is away or migrates may hold it up for minutes, which no request should wait.
 */
export function createStartupGate(longestWaitMs = LONGEST_WAIT_MS): StartupGate {
  let ready: RequestListener | undefined;
  const waiting = new Set<(answer: RequestListener) => void>();

  return {
    listener(req, res) {
      if (ready) {
        ready(req, res);
        return;
      }
      const enter = (answer: RequestListener) => {
        clearTimeout(timer);
        if (!res.destroyed) answer(req, res);
      };
      const timer = setTimeout(() => {
        waiting.delete(enter);
        sayNotYet(res);
      }, longestWaitMs);
      waiting.add(enter);
    },
    open(answer) {
      ready = answer;
      for (const enter of waiting) enter(answer);
      waiting.clear();
    },
  };
}

function sayNotYet(res: ServerResponse): void {
  res.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_AFTER_SECONDS),
    Connection: 'close',
  });
  res.end(JSON.stringify({ success: false, message: 'The site is starting. Please try again.' }));
}
