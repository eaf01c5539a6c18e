import type { Manifest } from 'vite';

/**
 * The files a module needs before it can run: its own chunk and everything imported statically from
 * there, each once. What is loaded with `import()` later on is not among them.
 * @throws Error when the manifest does not know the module
 */
export function chunkClosure(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Vite's manifest has no ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...files];
}
