import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { type Plugin, runnerImport } from 'vite';

const projectFolder = new URL('../../', import.meta.url);

/**
 * Runs modules that only hold computed data while building, and gives the browser their values: what
 * they were computed from need not travel (docs/decisions/page-modules.md).
 * @param paths of the modules, from the project's folder
 */
export function computedModules(paths: readonly string[]): Plugin {
  const files = new Set(paths.map((path) => fileURLToPath(new URL(path, projectFolder))));
  return {
    name: 'computed-modules',
    apply: 'build',
    async load(id) {
      if (!files.has(id)) return undefined;
      const { module } = await runnerImport<Readonly<Record<string, unknown>>>(id, {
        configFile: false,
        root: fileURLToPath(projectFolder),
        logLevel: 'error',
      });
      return asLiterals(module);
    },
  };
}

/** @throws Error when an export is more than data */
export function asLiterals(module: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(module).map(([name, value]) => {
    const text = JSON.stringify(value) ?? 'null';
    if (!isDeepStrictEqual(JSON.parse(text), value)) {
      throw new Error(`The export ${name} of a computed module is more than data.`);
    }
    return `export const ${name} = ${text};`;
  });
  return lines.join('\n');
}
