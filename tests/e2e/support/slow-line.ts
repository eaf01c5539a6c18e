import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is called when a piece has been sent: resolves when the next one may follow. */
export type AfterPiece = (marker: string) => Promise<void>;

export interface SlowLine {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Stands between a browser and a site and sends documents in pieces, each ending between two tags with
 * a comment by which the reader recognizes it. Everything else is passed on as it is.
 * @param afterPiece a rejection ends the document at once
 */
export async function startSlowLine(
  siteUrl: string,
  pieces: number,
  afterPiece: AfterPiece,
): Promise<SlowLine> {
  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { accept = '*/*' } = req.headers;
    const answer = await fetch(siteUrl + (req.url ?? '/'), { headers: { accept } });
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    res.writeHead(answer.status, {
      'content-type': type,
      ...(policy !== null && { 'content-security-policy': policy }),
    });
    if (!type.startsWith('text/html')) {
      res.end(body);
      return;
    }
    const [rest, ...parts] = cutBetweenTags(body.toString('utf8'), pieces);
    for (const [index, part] of parts.entries()) {
      const marker = `piece ${index + 1}`;
      res.write(`${part}<!--${marker}-->`);
      await afterPiece(marker);
    }
    res.end(rest);
  }

  const server = createServer((req, res) => {
    // The browser went away, or the test has failed and says why itself.
    pass(req, res).catch(() => res.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What comes after the screen (data and scripts), then the document before it: its head, and the body in pieces. */
function cutBetweenTags(html: string, pieces: number): string[] {
  const start = html.indexOf('<body');
  const end = html.indexOf('<script', start);
  if (start === -1 || end === -1) throw new Error('Not a document of this site.');
  const startTag = /<[a-z]/g;
  const cuts = new Set<number>();
  for (let piece = 1; piece < pieces; piece += 1) {
    // Closer together at the beginning, which is what the window shows.
    startTag.lastIndex = start + Math.round((end - start) * (piece / pieces) ** 2);
    cuts.add(Math.min(startTag.exec(html)?.index ?? end, end));
  }
  const borders = [0, ...cuts, end];
  const parts = borders.slice(1).map((border, index) => html.slice(borders[index], border));
  return [html.slice(end), ...parts];
}
