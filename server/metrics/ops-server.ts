import { once } from 'node:events';
import { createServer } from 'node:http';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Metrics } from '#server/lib/metrics.ts';

const LOOPBACK = '127.0.0.1';

export interface OpsServer {
  close(): Promise<void>;
}

/**
 * Serves /metrics on a port of its own that only this machine can reach.
 * @throws OperatorError when the port is taken
 */
export async function openOpsServer(
  port: number,
  metrics: Pick<Metrics, 'text'>,
): Promise<OpsServer> {
  const server = createServer((req, res) => {
    if (req.url !== '/metrics' || req.method !== 'GET') {
      res.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => {
        res.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
        res.end(text);
      },
      () => res.writeHead(500).end(),
    );
  });
  try {
    server.listen(port, LOOPBACK);
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    throw new OperatorError(
      `Port ${port} on ${LOOPBACK} cannot be had for /metrics (${code}); choose another OPS_PORT, for each instance its own.`,
    );
  }
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
