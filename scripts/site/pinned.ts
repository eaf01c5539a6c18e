/** A command that stays on one processor core (Linux). */
export function pinned(core: number, command: readonly string[]): string[] {
  return ['taskset', '-c', String(core), ...command];
}
