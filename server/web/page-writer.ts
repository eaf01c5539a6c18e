import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderTable } from '../http/security-headers.ts';
import {
  chooseEncoding,
  type EncodedBodies,
  type EncodedBody,
  type Encoding,
  matchesEtag,
} from './encodings.ts';
import { hasNoOpener, OPENER_POLICY, OPENER_VARY, withoutOpenerPolicy } from './opener-policy.ts';
import { createRepeatedAnswers } from './repeated-answers.ts';

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
export function createPageWriter(headers: HeaderTable): PageWriter {
  const usual = mannerOf(headers);
  const unopened = mannerOf(withoutOpenerPolicy(headers));

  /** A page that readers may keep: they ask each time, and get 304 when they have these very bytes. */
  function writeKept(
    req: IncomingMessage,
    res: ServerResponse,
    body: EncodedBody,
    encoding: Encoding,
    { shared, fullAnswers, shortAnswers }: Manner,
  ) {
    const isKnown = matchesEtag(req.headers['if-none-match'], body.etag);
    const answers = isKnown ? shortAnswers : fullAnswers;
    if (answers.repeat(req, res, body)) return;
    const headers = [...shared, 'Cache-Control', PAGE_CACHE_CONTROL, 'ETag', body.etag];
    if (isKnown) {
      res.writeHead(304, headers);
      answers.remember(req, res, body);
      res.end();
    } else {
      res.writeHead(200, [...headers, ...sizeHeaders(body, encoding)]);
      answers.remember(req, res, body, body.content);
      res.end(req.method === 'HEAD' ? undefined : body.content);
    }
  }

  return function writePage(req, res, { status, bodies }) {
    const manner = hasNoOpener(req) ? unopened : usual;
    // Express has already set the whole table.
    if (manner === unopened) res.removeHeader(OPENER_POLICY);
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const body = bodies[encoding];
    if (status === 200 && req.method !== 'POST') {
      writeKept(req, res, body, encoding, manner);
      return;
    }
    const headers = [...manner.shared, 'Cache-Control', 'no-store', ...sizeHeaders(body, encoding)];
    if (status === 503) headers.push('Retry-After', RETRY_AFTER_SECONDS);
    res.writeHead(status, headers).end(req.method === 'HEAD' ? undefined : body.content);
  };
}

/** What answers with the same security headers share, and those of them that were just written. */
function mannerOf(headers: HeaderTable) {
  return {
    shared: [
      ...Object.entries(headers).flat(),
      ...['Content-Type', 'text/html; charset=utf-8', 'Vary', `Accept-Encoding, ${OPENER_VARY}`],
    ],
    fullAnswers: createRepeatedAnswers(),
    shortAnswers: createRepeatedAnswers(),
  };
}

type Manner = ReturnType<typeof mannerOf>;

function sizeHeaders({ content }: EncodedBody, encoding: Encoding): string[] {
  const size = ['Content-Length', String(content.length)];
  return encoding === 'identity' ? size : [...size, 'Content-Encoding', encoding];
}
