import { company } from '#shared/content/company.ts';
import { theme } from '#shared/identity/theme.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { siteMap } from '#shared/site-map.ts';
import type { MachineFile } from './machine-file.ts';

/** /site.webmanifest: name and icons for who puts the site on a home screen. It opens in the browser. */
export function webManifest(): MachineFile {
  return {
    path: machinePaths.webManifest,
    contentType: 'application/manifest+json; charset=utf-8',
    version: () => company.name + theme.ink950,
    write: () =>
      JSON.stringify({
        id: siteMap.home.path,
        name: company.name,
        short_name: company.brand,
        description: company.blurb,
        lang: 'en-US',
        dir: 'ltr',
        start_url: siteMap.home.path,
        scope: '/',
        display: 'browser',
        theme_color: theme.ink950,
        background_color: theme.paper,
        icons: [192, 512].map((size) => ({
          src: `/icon-${size}.png`,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      }),
  };
}
