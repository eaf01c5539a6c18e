import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type EncodedBodies, type EncodedBody, matchesEtag } from './encodings.ts';

/** A page as it is sent: rendered once, compressed once, answered from memory afterwards. */
export interface StoredPage {
  readonly status: number;
  readonly bodies: EncodedBodies;
  /** What it was rendered for: the year, and the content version where it shows database rows. */
  readonly version: string;
}

export type PageWriter = (req: IncomingMessage, res: ServerResponse, page: StoredPage) => void;

/** A browser may keep a page but asks each time whether it is still true; mostly the answer is 304. */
const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Seconds until a reader should try again when the database was away. */
const RETRY_AFTER_SECONDS = '5';

/**
 * Sends a page; 304 where the reader of a GET or HEAD has these very bytes. The answer to a posted
 * form may show what was typed and is kept by nobody.
 * @param headers the security headers, the same table that Express responses carry
 */
export function createPageWriter(headers: Readonly<Record<string, string>>): PageWriter {
  const shared = [
    ...Object.entries(headers).flat(),
    ...['Content-Type', 'text/html; charset=utf-8', 'Vary', 'Accept-Encoding'],
  ];
  /** The headers of a body that readers may keep; put together at its first reader. */
  const reusable = new WeakMap<EncodedBody, string[]>();

  function reusableHeaders(body: EncodedBody): string[] {
    let list = reusable.get(body);
    if (!list) {
      list = [...shared, 'Cache-Control', PAGE_CACHE_CONTROL, 'ETag', body.etag];
      reusable.set(body, list);
    }
    return list;
  }

  return function writePage(req, res, { status, bodies }) {
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const body = bodies[encoding];
    const isReusable = status === 200 && req.method !== 'POST';
    if (isReusable && matchesEtag(req.headers['if-none-match'], body.etag)) {
      res.writeHead(304, reusableHeaders(body)).end();
      return;
    }
    const all = isReusable ? [...reusableHeaders(body)] : [...shared, 'Cache-Control', 'no-store'];
    if (status === 503) all.push('Retry-After', RETRY_AFTER_SECONDS);
    if (encoding !== 'identity') all.push('Content-Encoding', encoding);
    all.push('Content-Length', String(body.content.length));
    res.writeHead(status, all).end(req.method === 'HEAD' ? undefined : body.content);
  };
}
