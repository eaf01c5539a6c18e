import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages that the build does not take into its own files: WebAssembly and native code. */
export const RUNTIME_PACKAGES = ['@electric-sql/pglite', 'heic-decode', 'sharp'] as const;

export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** Absolute. */
  readonly folder: string;
}

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * The named packages and everything they need, as installed. Optional ones that are made for another
 * system are not there and are left out.
 */
export async function installedPackages(
  projectFolder: string,
  names: readonly string[],
): Promise<InstalledPackage[]> {
  const found = new Map<string, InstalledPackage>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const folder = join(projectFolder, 'node_modules', name);
    const manifest = await readManifest(folder);
    if (manifest === undefined) continue;
    const { version, license = 'UNKNOWN' } = manifest;
    found.set(name, { name, version, license, folder });
    waiting.push(...Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }));
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

async function readManifest(folder: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}
