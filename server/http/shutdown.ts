import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as untilAccepted, setTimeout as pause } from 'node:timers/promises';

export interface ShutdownOptions {
  readonly server: Server;
  readonly lifecycle: Lifecycle;
  /** Closes what requests need, once none is left. */
  readonly close: () => Promise<void>;
  /** Milliseconds between failing readiness and refusing new connections. */
  readonly graceMs: number;
  /** Milliseconds after the grace at which connections still open are cut. */
  readonly cutMs: number;
}

export interface Shutdown {
  /** Stops once, however often it is called; resolves when everything is closed. */
  stop(): Promise<void>;
}

const IDLE_CHECK_MS = 50;

/**
 * Ends a server without cutting anybody off. From the call on it is not ready, and every answer says
 * `Connection: close`, so that clients close their keep-alive connections themselves. After the grace
 * no new connection is accepted, requests that run finish, connections that stay idle are closed,
 * and then what they needed.
 */
export function createShutdown(options: ShutdownOptions): Shutdown {
  const { server, lifecycle } = options;
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // First in line: pages from memory are written before any other listener could speak.
  server.prependListener('request', (_req, res) => {
    if (lifecycle.isDraining()) res.setHeader('Connection', 'close');
  });
  // Last in line: what is answered by now, as pages from memory are, need not be tracked.
  server.on('request', (_req, res) => {
    if (res.writableEnded) return;
    open.add(res);
    res.once('close', () => open.delete(res));
  });

  async function drainAndClose(): Promise<void> {
    lifecycle.drain();
    for (const res of open) {
      if (!res.headersSent) res.setHeader('Connection', 'close');
    }
    await pause(options.graceMs);
    // Connections made while this process was busy wait to be accepted, and a closed port resets them.
    await untilAccepted();
    await closeServer(server, sockets, options.cutMs);
    await options.close();
  }

  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= drainAndClose()) };
}

async function closeServer(
  server: Server,
  sockets: ReadonlySet<Socket>,
  cutMs: number,
): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // close() looks for idle connections once; those whose last request ends later are ours to close.
  const idleCheck = setInterval(() => {
    server.closeIdleConnections();
    // Browsers open connections in advance; Node counts one that never spoke as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }, IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), cutMs);
  await closed;
  clearInterval(idleCheck);
  clearTimeout(cut);
}

export interface Lifecycle {
  /** The server is stopping: it still answers requests but is no longer ready. */
  isDraining(): boolean;
  drain(): void;
}

export function createLifecycle(): Lifecycle {
  let draining = false;
  return {
    isDraining: () => draining,
    drain: () => {
      draining = true;
    },
  };
}
