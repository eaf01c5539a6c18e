import type { Database } from '#server/db/database.ts';
import { createLogger } from '#server/lib/logger.ts';
import { testServer, type TestServer } from '#tests/api/support/test-server.ts';
import {
  type EventReceiver,
  forwardingTo,
  startEventReceiver,
} from '#tests/fakes/event-receiver.ts';

export interface ForwardingServer extends TestServer {
  /** Stands for Google and Meta. */
  readonly receiver: EventReceiver;
  /** What was logged so far, a line each. */
  readonly lines: readonly string[];
}

/** The server as it runs, with all three places that an event can leave something in open to view. */
export async function forwardingServer(
  database: Database,
  logLevel: 'trace' | 'warn',
): Promise<ForwardingServer> {
  const receiver = await startEventReceiver();
  const lines: string[] = [];
  const logger = createLogger(logLevel, {
    destination: { write: (line) => void lines.push(line) },
  });
  const environment = { PUBLIC_URL: 'https://www.example.org', ...forwardingTo(receiver) };
  return { ...(await testServer(database, { logger }, environment)), receiver, lines };
}
