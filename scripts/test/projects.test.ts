import { expect, test } from 'vitest';
import config from '../../vitest.config.ts';

test('all projects can run in one go: those of one group have as many workers', () => {
  const workers = new Map<number, Set<unknown>>();
  for (const project of config.test?.projects ?? []) {
    if (typeof project !== 'object' || !('test' in project)) continue;
    const group = project.test?.sequence?.groupOrder ?? 0;
    workers.set(group, (workers.get(group) ?? new Set()).add(project.test?.maxWorkers));
  }
  expect(workers.size).toBeGreaterThan(1);
  for (const counts of workers.values()) expect(counts.size).toBe(1);
});
