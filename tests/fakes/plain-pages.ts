import type { OpenPageSource } from '#server/web/page-source.ts';
import { splitAddress } from '#shared/page-address.ts';
import { matchPage } from '#shared/site-map.ts';

/** Pages without a build: each says which one it is. There are no files. */
export const plainPages: OpenPageSource = () =>
  Promise.resolve({
    renderer: {
      scriptHashes: ['sha256-script'],
      styleHashes: ['sha256-style'],
      render(address) {
        const { id } = matchPage(splitAddress(address).pathname);
        return Promise.resolve({
          status: id === 'not-found' ? 404 : 200,
          html: `<!doctype html><title>${id}</title>`,
        });
      },
    },
    files: (_req, _res, next) => next(),
    isLive: false,
    close: () => Promise.resolve(),
  });
