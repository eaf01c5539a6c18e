import { type PageId, type PageParams, pagePath, siteMap } from '#shared/site-map.ts';

/** Something the site says, as sentences that an answer can hold as they are. */
export interface Fact {
  /** Unique, e.g. `service/efax-services`. */
  readonly id: string;
  /** What it is about, in the site's words. */
  readonly topic: string;
  readonly text: string;
  /** What to say to somebody who asks for more; the text again where there is none. */
  readonly more?: string;
  /** How much rather than others it is meant, where several fit; 1 unless given. */
  readonly weight?: number;
  /** The page to read on. */
  readonly page: FactPage;
  /** How visitors call it. Vocabulary for the search, never shown. */
  readonly aliases: string;
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
