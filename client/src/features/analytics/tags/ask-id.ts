import type { apiPaths } from '#shared/api/paths.ts';

type IdPath = (typeof apiPaths)['metaPixelId' | 'gtmContainerId'];

const TIMEOUT_MS = 10_000;

/**
 * Asks our server for the id of a service.
 * @param field of the answer that holds it
 * @returns null where none is configured
 * @throws any error of fetch, or an Error that names the status
 */
export async function askId(
  path: IdPath,
  field: 'pixelId' | 'containerId',
): Promise<string | null> {
  const response = await fetch(path, {
    credentials: 'include',
    headers: { Accept: 'application/json' },
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const body = (await response.json()) as Record<string, unknown> | null;
  const id = body?.[field];
  return typeof id === 'string' && id !== '' ? id : null;
}
