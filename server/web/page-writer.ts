import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  chooseEncoding,
  type EncodedBodies,
  type EncodedBody,
  type Encoding,
  matchesEtag,
} from './encodings.ts';

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
  /** All headers of a body that readers may keep; put together at its first reader. */
  const reusable = new WeakMap<EncodedBody, { full: string[]; notModified: string[] }>();

  function headersOf(body: EncodedBody, encoding: Encoding) {
    let lists = reusable.get(body);
    if (!lists) {
      const notModified = [...shared, 'Cache-Control', PAGE_CACHE_CONTROL, 'ETag', body.etag];
      lists = { notModified, full: [...notModified, ...sizeHeaders(body, encoding)] };
      reusable.set(body, lists);
    }
    return lists;
  }

  return function writePage(req, res, { status, bodies }) {
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const body = bodies[encoding];
    const content = req.method === 'HEAD' ? undefined : body.content;
    if (status === 200 && req.method !== 'POST') {
      const { full, notModified } = headersOf(body, encoding);
      if (matchesEtag(req.headers['if-none-match'], body.etag)) {
        res.writeHead(304, notModified).end();
      } else {
        res.writeHead(200, full).end(content);
      }
      return;
    }
    const headers = [...shared, 'Cache-Control', 'no-store', ...sizeHeaders(body, encoding)];
    if (status === 503) headers.push('Retry-After', RETRY_AFTER_SECONDS);
    res.writeHead(status, headers).end(content);
  };
}

function sizeHeaders({ content }: EncodedBody, encoding: Encoding): string[] {
  const size = ['Content-Length', String(content.length)];
  return encoding === 'identity' ? size : [...size, 'Content-Encoding', encoding];
}
