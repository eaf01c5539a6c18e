import type { Contract } from '#shared/contracts/contract.ts';

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
