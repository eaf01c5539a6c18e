import { Option } from 'commander';

/** `--json`, the same for every command that has it. */
export function jsonOption(): Option {
  return new Option('--json', 'print JSON for other programs');
}
