/**
 * Matches a path segment by segment with a pattern such as `/blog/:slug`. Not regexparam, which ignores
 * case and a slash at the end: here another spelling is another address, and is redirected first.
 * @returns the parameters as they are in the path, still encoded; undefined when it does not match
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const segments = path.split('/');
  if (expected.length !== segments.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
    } else if (segment === '') {
      return undefined;
    } else {
      parameters[part.slice(1)] = segment;
    }
  }
  return parameters;
}
