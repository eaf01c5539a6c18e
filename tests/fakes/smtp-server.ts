import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How the server treats the next e-mails. */
export type SmtpBehavior = 'accept' | 'refuse' | 'hang' | 'drop-after-data';

export interface FakeSmtpServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** E-mails as they came over the wire; one dropped after DATA has come all the same. */
  readonly messages: readonly string[];
  behave(behavior: SmtpBehavior): void;
  close(): Promise<void>;
}

/**
 * A real mail server on loopback.
 * @param behavior how it starts
 * @param password that every user has to give; absent: nobody logs in
 */
export async function startSmtpServer(
  behavior: SmtpBehavior = 'accept',
  password?: string,
): Promise<FakeSmtpServer> {
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let current = behavior;
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    onAuth({ username, password: given }, _session, done) {
      if (given === password) done(null, { user: username ?? '' });
      else done(new Error('Wrong password.'));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const dealtWith = current;
        if (dealtWith === 'refuse') {
          done(Object.assign(new Error('Not today.'), { responseCode: 451 }));
          return;
        }
        if (dealtWith === 'hang') return;
        messages.push(Buffer.concat(chunks).toString('utf8'));
        if (dealtWith === 'drop-after-data') for (const socket of sockets) socket.destroy();
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    behave: (next) => {
      current = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
