import { type PageId, pagePath, type PageParams } from '#shared/site-map.ts';
import type { PageRenderer, RenderedDocument } from './page-renderer.ts';

/** Stands for every name that a page does not have; no post is called this. */
const NO_SUCH_NAME = 'no-such-page-4f1c9a7e2b';
/** A name that can stand in a document as it stands in the address. */
const PLAIN_NAME = /^[\w-]{1,200}$/;

/**
 * Finished documents for posts and services that do not exist: each kind is rendered once for each
 * version, and an address only puts its own name in. There is no end of missing names, so guessing them must
 * not cost a rendering each.
 */
export function createMissingPages(renderer: PageRenderer) {
  const cached = new Map<PageId, { version: string; document: Promise<RenderedDocument> }>();

  async function documentOf(id: PageId, names: readonly string[], version: string) {
    const known = cached.get(id);
    if (known?.version === version) return known.document;
    const path = pagePath(id, Object.fromEntries(names.map((name) => [name, NO_SUCH_NAME])));
    const document = renderer.render(path);
    cached.set(id, { version, document });
    const drop = () => {
      if (cached.get(id)?.document === document) cached.delete(id);
    };
    // Whatever else came, like a database that is away, is no answer for later.
    document.then(({ status }) => {
      if (status !== 404) drop();
    }, drop);
    return document;
  }

  return {
    /** @param params of an address whose page does not exist, as they stand in it */
    async render(id: PageId, params: PageParams, version: string): Promise<RenderedDocument> {
      const document = await documentOf(id, Object.keys(params), version);
      const [name = ''] = Object.values(params);
      if (!PLAIN_NAME.test(name)) return document;
      return { ...document, html: document.html.replaceAll(NO_SUCH_NAME, name) };
    },
  };
}
