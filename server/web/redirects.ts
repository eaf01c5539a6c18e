import { redirectTable } from './redirect-table.ts';

/**
 * Where a request for this address is sent on to, in one step: to the one spelling of a path, and
 * from an old path to what took its place. Undefined when the address is right. The query stays.
 * @param url path with an optional query, e.g. `/Home/?ref=x`
 */
export function redirectTarget(url: string): string | undefined {
  const respelled = canonicalTarget(url);
  const right = respelled ?? url;
  const [path = ''] = right.split('?', 1);
  const target = redirectTable.get(path);
  return target === undefined ? respelled : target + right.slice(path.length);
}

/**
 * Where a path that is written differently really lives: one slash between segments, none at the
 * end, lower case, nothing escaped that need not be. One page then has one address, and one place in
 * the page cache. Undefined when the path is already right. The query stays as it is.
 * @param url path with an optional query, e.g. `/About/?ref=x`
 */
export function canonicalTarget(url: string): string | undefined {
  const [path = ''] = url.split('?', 1);
  const query = url.slice(path.length);
  const canonical = path
    .replace(ESCAPED_UNRESERVED, decodeURIComponent)
    // `//host` would be another site in a Location header, so repeated slashes go first.
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(ESCAPE_OR_CAPITALS, (text) =>
      text.startsWith('%') ? text.toUpperCase() : text.toLowerCase(),
    );
  return canonical === path ? undefined : canonical + query;
}

/** Letters, digits, `-`, `.`, `_` and `~` mean the same when escaped (RFC 3986 §6.2.2.2). */
const ESCAPED_UNRESERVED = /%(?:4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A]|3[0-9]|2D|2E|5F|7E)/gi;

/** The letters of an escape are capitals (RFC 3986 §6.2.2.1); all others are not. */
const ESCAPE_OR_CAPITALS = /%[\dA-Fa-f]{2}|[A-Z]+/g;
