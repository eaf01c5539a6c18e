import { NotFoundError } from '#server/lib/errors.ts';
import type { Endpoint, HandlerInput } from './endpoint.ts';
import { parseRequest } from './validate.ts';
import type { Contract } from '#shared/contracts/contract.ts';

export type Call = Omit<HandlerInput<unknown>, 'data'>;

/**
 * Parses what came, lets the handler answer and parses the answer, so that nothing leaves that the
 * contract does not name. The API over HTTP and the pages in process both go through here.
 * @param raw the JSON body of a POST, or the path parameters of a GET
 * @throws InvalidInputError for a body that breaks the contract; NotFoundError for a path that does,
 *   since there are no fields to put right
 */
export async function runEndpoint(
  { contract, handle }: Endpoint,
  raw: unknown,
  call: Call,
): Promise<unknown> {
  const data = parseData(contract, raw);
  return contract.response.parse(await handle({ ...call, data: data as never }));
}

/**
 * The same for an answer in pieces: each event is parsed by the contract before it leaves.
 * @throws what `runEndpoint` throws, before the first event; Error where there is no stream
 */
export async function* runStream(
  { contract, stream }: Endpoint,
  raw: unknown,
  call: Call,
): AsyncGenerator<unknown, void> {
  if (!stream || !contract.event) throw new Error(`${contract.path} has no stream.`);
  const data = parseData(contract, raw);
  for await (const event of stream({ ...call, data: data as never })) {
    yield contract.event.parse(event);
  }
}

function parseData(contract: Endpoint['contract'], raw: unknown): unknown {
  return contract.method === 'GET' ? parsePath(contract, raw) : parseRequest(contract.request, raw);
}

function parsePath({ request }: Endpoint['contract'], parameters: unknown): unknown {
  try {
    return parseRequest(request, parameters);
  } catch {
    throw new NotFoundError('Not found.');
  }
}

/**
 * What a GET came with: the parameters of its path, and of its query those that the contract names.
 * Of one that is repeated the first counts.
 * @param search the query with or without '?', still encoded
 */
export function readParameters(
  contract: Contract,
  pathParameters: Readonly<Record<string, unknown>>,
  search: string,
): Record<string, unknown> {
  if (!contract.query || search === '') return pathParameters;
  const given = new URLSearchParams(search);
  const known = contract.query.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(known), ...pathParameters };
}
