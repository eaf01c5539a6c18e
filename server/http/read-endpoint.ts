import { NotFoundError } from '#server/lib/errors.ts';
import { matchPath } from '#shared/match-path.ts';
import type { Endpoint } from './endpoint.ts';
import { runEndpoint, readParameters } from './run-endpoint.ts';

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
        const decoded = readParameters(contract, mapDecoded(parameters), search);
        return runEndpoint(endpoint, decoded, CALL);
      }
    }
    throw new NotFoundError('There is no such address in the API.');
  };
}

const mapDecoded = (parameters: Record<string, string>) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodedText(value)]));

function decodedText(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new NotFoundError('Not found.');
  }
}
