import { NotFoundError } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { runEndpoint } from './run-endpoint.ts';

export type ApiReader = (path: string) => Promise<unknown>;

/** What handlers see as the caller when a page asks. */
const CALL = { caller: { requestId: 'page' } } as const;

/**
 * Answers GET paths of the API, such as `/api/blog/post/some-slug`, in process: pages are rendered
 * from the same answers and the same errors that a browser would get, without the network.
 */
export function createApiReader(endpoints: readonly Endpoint[]): ApiReader {
  const readable = endpoints.filter(({ contract }) => contract.method === 'GET');
  return async (path) => {
    for (const endpoint of readable) {
      const parameters = matchPath(endpoint.contract.path, path);
      if (parameters) return runEndpoint(endpoint, parameters, CALL);
    }
    throw new NotFoundError('There is no such address in the API.');
  };
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
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
      parameters[part.slice(1)] = decoded(segment);
    }
  }
  return parameters;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new NotFoundError('Not found.');
  }
}
