import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import type * as Learned from '../../server/features/chat/understanding/learned.ts';

const projectFolder = new URL('../../', import.meta.url);
const learned = fileURLToPath(
  new URL('server/features/chat/understanding/learned.ts', projectFolder),
);

/**
 * Puts readers of files that it leaves in `dist/server/learned` in place of the module that trains the
 * assistant's classifiers (docs/decisions/understanding-by-examples.md). That module caches them, so tests
 * after the build, and the next build of the same wordings, train nothing. Files and not code: the text of
 * a module, and every constant in it, stays in memory for good.
 */
export function learnedModels(): Plugin {
  let config: ResolvedConfig;
  let models: Readonly<Record<string, Buffer>> = {};
  return {
    name: 'learned-models',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      if (id !== learned) return undefined;
      const { module } = await runnerImport<typeof Learned>(learned, {
        configFile: false,
        root: fileURLToPath(projectFolder),
        logLevel: 'error',
      });
      await module.prepareModels();
      models = {
        topics: module.topicModel(),
        dangers: module.dangerModel(),
        'next-steps': module.nextStepModel(),
      };
      return [
        `import { readFileSync } from 'node:fs';`,
        `import { join } from 'node:path';`,
        `import { projectRoot } from '#server/lib/project-root.ts';`,
        `const read = (name) => readFileSync(join(projectRoot, 'dist/server/learned', name));`,
        `export const topicModel = () => read('topics');`,
        `export const dangerModel = () => read('dangers');`,
        `export const nextStepModel = () => read('next-steps');`,
        `export const prepareModels = () => Promise.resolve();`,
      ].join('\n');
    },
    async writeBundle() {
      const folder = join(resolve(config.root, config.build.outDir), 'learned');
      await mkdir(folder, { recursive: true });
      for (const [name, bytes] of Object.entries(models)) {
        await writeFile(join(folder, name), bytes);
      }
    },
  };
}
