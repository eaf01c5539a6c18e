/**
 * Where a path that is written differently really lives: one slash between segments, none at the
 * end, lower case. Undefined when the path is already right. The query stays as it is.
 * @param url request target, e.g. `/About/?ref=x`
 */
export function canonicalTarget(url: string): string | undefined {
  const queryStart = url.indexOf('?');
  const path = queryStart === -1 ? url : url.slice(0, queryStart);
  const query = queryStart === -1 ? '' : url.slice(queryStart);
  // `//host` would be another site in a Location header, so repeated slashes go first.
  const canonical = path
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(ESCAPE_OR_CAPITALS, (text) => (text.startsWith('%') ? text : text.toLowerCase()));
  return canonical === path ? undefined : canonical + query;
}

/** Percent escapes mean the same in either case and stay as they came. */
const ESCAPE_OR_CAPITALS = /%[\dA-Fa-f]{2}|[A-Z]+/g;
