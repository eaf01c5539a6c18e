import { NotFoundError } from '../errors.ts';
import type { Endpoint } from './endpoint.ts';
import { readParameters } from './read-parameters.ts';
import { runEndpoint } from './run-endpoint.ts';

export type ApiReader = (path: string) => Promise<unknown>;

/** What handlers see as the caller when a page asks. */
const CALL = { caller: { requestId: 'page' } } as const;

/**
 * Answers GET addresses of the API, such as `/api/blog/archived?page=2`, in process: pages are rendered
 * from the same answers and the same errors that a browser would get, without the network.
 */
export function createApiReader(endpoints: readonly Endpoint[]): ApiReader {
  const readable = endpoints.filter(({ contract }) => contract.method === 'GET');
  return async (address) => {
    const [path = '', search = ''] = address.split('?', 2);
    for (const endpoint of readable) {
      const { contract } = endpoint;
      const parameters = matchPath(contract.path, path);
      if (parameters) {
        return runEndpoint(endpoint, readParameters(contract, parameters, search), CALL);
      }
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
