import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { HeaderTable } from '../http/security-headers.ts';
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
  /** `sha256-…` of the style that it alone carries; its policy allows it. */
  readonly styleHash?: string;
  /** What it was rendered for: the year, and the content version where it shows database rows. */
  readonly version: string;
}

export type PageWriter = (req: IncomingMessage, res: ServerResponse, page: StoredPage) => void;

/** A browser may keep a page but asks each time whether it is still true; mostly the answer is 304. */
const PAGE_CACHE_CONTROL = 'no-cache';

/** Some twenty styles serve the whole site (page-style.ts). */
const MAX_TABLES = 200;

/** Seconds until a reader should try again when the database was away. */
const RETRY_AFTER_SECONDS = '5';

/**
 * Sends a page; 304 where the reader of a GET or HEAD has these very bytes. The answer to a posted
 * form may show what was typed and is not cached.
 * @param headersFor the security headers, the same table that Express responses carry, but for the
 *   style that only the page of this hash carries
 */
export function createPageWriter(
  headersFor: (styleHash: string | undefined) => HeaderTable,
): PageWriter {
  const tables = new LRUCache<string, readonly string[]>({ max: MAX_TABLES });
  const goodAnswers = new WeakMap<EncodedBody, { unchanged: string[]; whole: string[] }>();

  /** As Node wants them: name, value, name, value. */
  function sharedHeaders(styleHash: string | undefined): readonly string[] {
    const key = styleHash ?? '';
    let table = tables.get(key);
    if (!table) {
      const headers = Object.entries(headersFor(styleHash)).flat();
      table = [
        ...headers,
        ...['Content-Type', 'text/html; charset=utf-8', 'Vary', 'Accept-Encoding'],
      ];
      tables.set(key, table);
    }
    return table;
  }

  /** What a good answer carries, written once: the same for everybody who gets these bytes. */
  function goodAnswer(body: EncodedBody, encoding: Encoding, page: StoredPage) {
    let headers = goodAnswers.get(body);
    if (!headers) {
      const unchanged = [
        ...sharedHeaders(page.styleHash),
        // Readers may cache it: they ask each time, and get 304 when they have these very bytes.
        ...['Cache-Control', PAGE_CACHE_CONTROL, 'ETag', body.etag],
      ];
      headers = { unchanged, whole: [...unchanged, ...sizeHeaders(body, encoding)] };
      goodAnswers.set(body, headers);
    }
    return headers;
  }

  return function writePage(req, res, page) {
    const { status, bodies, styleHash } = page;
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const body = bodies[encoding];
    const content = req.method === 'HEAD' ? undefined : body.content;
    if (status !== 200 || req.method === 'POST') {
      const headers = [
        ...sharedHeaders(styleHash),
        ...['Cache-Control', 'no-store'],
        ...sizeHeaders(body, encoding),
      ];
      if (status === 503) headers.push('Retry-After', RETRY_AFTER_SECONDS);
      res.writeHead(status, headers).end(content);
      return;
    }
    const { unchanged, whole } = goodAnswer(body, encoding, page);
    if (matchesEtag(req.headers['if-none-match'], body.etag)) res.writeHead(304, unchanged).end();
    else res.writeHead(200, whole).end(content);
  };
}

function sizeHeaders({ content }: EncodedBody, encoding: Encoding): string[] {
  const size = ['Content-Length', String(content.length)];
  return encoding === 'identity' ? size : [...size, 'Content-Encoding', encoding];
}
