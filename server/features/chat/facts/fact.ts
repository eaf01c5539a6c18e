import { type PageId, type PageParams, pagePath, siteMap } from '#shared/site-map.ts';

/** Something the site says, as a model is given it. */
export interface Fact {
  /** What it is about, in the site's words. */
  readonly topic: string;
  readonly text: string;
  /** The page to read on. */
  readonly page: FactPage;
}

export interface FactPage {
  /** Path on this site, e.g. `/services/efax-services`. */
  readonly path: string;
  readonly label: string;
}

/** The page of a fact by its id in the site map. */
export function factPage(id: PageId, params: PageParams = {}, label?: string): FactPage {
  return { path: pagePath(id, params), label: label ?? siteMap[id].label };
}

/** The page as a link that the chat shows. */
export function linkTo({ path, label }: FactPage): string {
  return `[${label}](${path})`;
}

/** Lines that the chat shows as a list, to stand after a colon. */
export function asList(items: readonly string[]): string {
  return items.map((item) => `\n- ${item}`).join('');
}
