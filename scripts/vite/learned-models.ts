import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type * as Learned from '../../server/features/chat/understanding/train-from-wordings.ts';

const projectFolder = new URL('../../', import.meta.url);
const chat = 'server/features/chat/understanding';
const file = (name: string) => fileURLToPath(new URL(`${chat}/${name}`, projectFolder));

/**
 * Trains the assistant's classifiers while the server is built, and puts their bytes in place of the
 * module that would learn at every start (docs/decisions/understanding-by-examples.md).
 */
export function learnedModels(): Plugin {
  return {
    name: 'learned-models',
    apply: 'build',
    async load(id) {
      if (id !== file('learned.ts')) return undefined;
      const { module } = await runnerImport<typeof Learned>(file('train-from-wordings.ts'), {
        configFile: false,
        root: fileURLToPath(projectFolder),
        logLevel: 'error',
      });
      return [
        `export const topicModel = () => ${asBytes(module.trainTopics())};`,
        `export const dangerModel = () => ${asBytes(module.trainDangers())};`,
      ].join('\n');
    },
  };
}

const asBytes = (bytes: Buffer) =>
  `Buffer.from(${JSON.stringify(bytes.toString('base64'))}, 'base64')`;
