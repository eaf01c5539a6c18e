import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file of the build, so that no request pays for it. */
export function compressedAssets(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'compressed-assets',
    configResolved(resolved) {
      config = resolved;
    },
    // Not closeBundle: that is called after a failed build as well, and its error would hide the cause.
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
