import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedBody {
  readonly content: Buffer;
  /** Strong: one per encoding, because the bytes differ (RFC 9110 §8.8.3.3). */
  readonly etag: string;
}

export type EncodedBodies = Readonly<Record<Encoding, EncodedBody>>;

/** `small` takes some 50 ms for a page and pays for one that is cached; `fast` is for a visitor who waits. */
export type Effort = 'small' | 'fast';

const BROTLI_QUALITY = { small: constants.BROTLI_MAX_QUALITY, fast: 5 } as const;
const GZIP_LEVEL = { small: 9, fast: 4 } as const;

/** Compresses a document on worker threads. */
export async function encodeBody(html: string, effort: Effort): Promise<EncodedBodies> {
  const identity = Buffer.from(html);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        // How distances are written: our documents weigh some 15 bytes less so.
        [constants.BROTLI_PARAM_NDIRECT]: 2,
      },
    }),
    promisify(gzip)(identity, { level: GZIP_LEVEL[effort] }),
  ]);
  // The same document compressed otherwise is other bytes, and a strong tag stands for bytes.
  const suffix = effort === 'fast' ? 'f' : '';
  return {
    br: { content: br, etag: `"${hash}-br${suffix}"` },
    gzip: { content: gzipped, etag: `"${hash}-gz${suffix}"` },
    identity: { content: identity, etag: `"${hash}"` },
  };
}

/**
 * The best encoding a reader accepts. A plain list of tokens is read without a parser, because every
 * request comes by here; one that weighs them (`br;q=0.5`) is read token by token.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = acceptEncoding.includes(';')
    ? acceptEncoding
        .split(',')
        .filter((token) => !/;\s*q=0(?:\.0*)?\s*$/.test(token))
        .map((token) => token.split(';')[0]?.trim())
    : acceptEncoding;
  if (accepted.includes('br')) return 'br';
  if (accepted.includes('gzip')) return 'gzip';
  return 'identity';
}

/** Whether an If-None-Match header names this tag (or any). A weak form of it matches as well. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === '*' || ifNoneMatch.includes(etag);
}
