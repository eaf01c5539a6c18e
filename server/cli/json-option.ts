import { Option } from 'commander';
import type { StaffContext } from './staff-context.ts';

/** `--json`, the same for every command that has it. */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON for other programs');
}

/** What a command with `--json` prints. */
export function printJson({ print }: Pick<StaffContext, 'print'>, value: unknown): void {
  print(JSON.stringify(value, null, 2));
}
