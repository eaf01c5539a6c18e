import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface TcpGate {
  /** The given URL, led through the gate. */
  readonly url: string;
  /** Connections stay open and carry nothing any more, like behind a dead switch. */
  readonly freeze: () => void;
  /** Connections are reset and new ones refused, like a server that was killed. */
  readonly cut: () => void;
  /** Half open: what is asked arrives and is done, and no answer comes back. */
  readonly deafen: () => void;
  /** Everything takes its time. @param delayMs of the next piece, in either direction */
  readonly slowDown: (delayMs: () => number) => void;
  /** New connections work again, and those that were only slow. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
}

/** A passage to a TCP server that a test can freeze, cut, deafen, slow down and open again. */
export async function createTcpGate(target: string): Promise<TcpGate> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'frozen' | 'cut' | 'unanswered' = 'open';
  let nextDelayMs: (() => number) | undefined;

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (state === 'frozen') socket.pause();
  };
  /** Hands on what comes, when its time has come; pieces never overtake each other. */
  const passage = (isDead: () => boolean) =>
    new Transform({
      transform(piece, _encoding, pass) {
        // Never passed on: what comes after it waits for ever.
        if (isDead()) return;
        if (nextDelayMs) setTimeout(pass, nextDelayMs(), null, piece);
        else pass(null, piece);
      },
    }).on('error', () => undefined);
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') return near.resetAndDestroy();
    if (state === 'frozen') return;
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(passage(() => false)).pipe(far);
    far.pipe(passage(() => state === 'unanswered')).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const destroyAll = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    freeze() {
      state = 'frozen';
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut() {
      state = 'cut';
      destroyAll();
    },
    deafen() {
      state = 'unanswered';
    },
    slowDown(delayMs) {
      nextDelayMs = delayMs;
    },
    open() {
      state = 'open';
      nextDelayMs = undefined;
    },
    async close() {
      destroyAll();
      server.close();
      await once(server, 'close');
    },
  };
}
