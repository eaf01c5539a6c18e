import { machinePaths } from '#shared/machine-paths.ts';
import { pageIds, pages } from '#shared/pages/index.ts';
import type { MachineFile } from './machine-file.ts';
import { inlineHash } from '#server/http/content-policy.ts';

const ONE_DAY_SECONDS = 24 * 60 * 60;

/**
 * Which links a browser may follow in advance, while the pointer rests on them or a finger goes down: pages that
 * anybody may find, and nothing else. An address with a query may mean something of its own. What is fetched so runs
 * no script: it is no visit and sets nothing.
 */
const where = {
  and: [
    { href_matches: pageIds.filter((id) => pages[id].indexed).map((id) => pages[id].path) },
    { not: { href_matches: ['/*\\?(.+)', ...Object.values(machinePaths)] } },
  ],
};
const rules = JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });

/** The policy lets these rules into a page, and no others. */
export const speculationRulesHash = inlineHash(rules);

/** The file that a page reads once a visitor is there (client/src/app/prefetch-documents.ts). */
export function speculationRules(): MachineFile {
  return {
    path: machinePaths.speculationRules,
    contentType: 'application/speculationrules+json',
    maxAgeSeconds: ONE_DAY_SECONDS,
    version: () => rules,
    write: () => rules,
  };
}
