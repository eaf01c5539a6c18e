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
  const canonical = path.replace(/[/\\]{2,}/g, '/').replace(/(.)\/$/, '$1').replace(/[A-Z]+/g, lowerCase);
  return canonical === path ? undefined : canonical + query;
}

/** Escapes such as %C3 keep their case-insensitive meaning in either case. */
function lowerCase(letters: string): string {
  return letters.toLowerCase();
}
