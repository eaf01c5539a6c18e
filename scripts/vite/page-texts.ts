import { pageIds, pages } from '#shared/pages/index.ts';
import { serviceIds } from '#shared/services/index.ts';

/** By the id of a page or a service, the files and folders whose change readers see on it. */
export function pageTexts(): ReadonlyMap<string, readonly string[]> {
  const all: (readonly [string, readonly string[]])[] = [
    ...pageIds.map((id) => [id, pages[id].texts] as const),
    ...serviceIds.map((id) => [id, [`services/${id}.ts`]] as const),
  ];
  return new Map(
    all
      .filter(([, files]) => files.length > 0)
      .map(([id, files]) => [id, files.map((file) => `shared/${file}`)] as const),
  );
}
