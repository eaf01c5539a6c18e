import { isPublished } from '#server/web/indexing.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import type { MachineFile, MachineFileSources } from './machine-file.ts';

/**
 * /robots.txt (RFC 9309). Everything may be read once the site is published, /elo too: its own
 * `noindex` is only seen by who may read it.
 */
export function robots({ publicUrl }: Pick<MachineFileSources, 'publicUrl'>): MachineFile {
  return {
    path: machinePaths.robots,
    contentType: 'text/plain; charset=utf-8',
    version: () => publicUrl,
    write: () =>
      isPublished(publicUrl)
        ? `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}${machinePaths.sitemap}\n`
        : `# This copy of the site is not published: ${publicUrl} is not a public address.\nUser-agent: *\nDisallow: /\n`,
  };
}
