import type { Check, LaunchSubject } from './check.ts';
import { claimChecks } from './claim-checks.ts';
import { identityChecks } from './identity-checks.ts';
import { promiseChecks } from './promise-checks.ts';
import { settingChecks } from './setting-checks.ts';

/** A fact that is still a sample or not set. */
export interface Finding {
  readonly id: string;
  readonly what: string;
  /** What stands there now. */
  readonly found: string;
  /** The file or the variable that changes it. */
  readonly where: string;
}

/** Every check there is, in the order of the report. */
export const checks: readonly Check[] = [
  ...identityChecks,
  ...claimChecks,
  ...promiseChecks,
  ...settingChecks,
];

/**
 * Everything that still has to be replaced or set, in the order of `checks`.
 * @param without ids of checks that the owner does without on purpose
 */
export function findRemaining(subject: LaunchSubject, without: ReadonlySet<string>): Finding[] {
  return checks.flatMap(({ id, what, where, remaining }) => {
    const found = without.has(id) ? null : remaining(subject);
    return found === null ? [] : [{ id, what, found, where }];
  });
}
