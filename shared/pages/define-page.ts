/** A menu that leads to pages. */
export type MenuName = 'header' | 'company' | 'legal' | 'sitemap';

/** What search results say about an address. */
export interface Metadata {
  /** Unlike any other page's, 30 to 60 characters. */
  readonly title: string;
  /** Unlike any other page's, 70 to 160 characters. */
  readonly description: string;
  /** Separated by commas. */
  readonly keywords: string;
}

/** One page of the site. Every list of pages is computed from these. */
export interface PageDefinition<Id extends string = string> extends Metadata {
  /** `:name` stands for one path segment and becomes a parameter; `*` for every unknown address. */
  readonly path: string;
  /** What breadcrumbs, the sitemap and share pictures call the page. */
  readonly label: string;
  /** What menus call it, where the label is too long for them. */
  readonly menuLabel?: string;
  /** Its place in each menu that has it, counted from 1. The sitemap lists every other page at its end. */
  readonly menus: Readonly<Partial<Record<MenuName, number>>>;
  /** The page above it in breadcrumbs, where that is not Home. */
  readonly parent?: Id;
  /** `site` has header, footer and chat; `bare` is the screen alone (spec §2: /elo). */
  readonly layout: 'site' | 'bare';
  /** Shows rows of the database, so a rendered copy is only good for one content version. */
  readonly readsDatabase: boolean;
  /** Its list goes on under `?page=2`. */
  readonly isPaged: boolean;
  /** Search engines may list it; the others say noindex and are in no sitemap. */
  readonly indexed: boolean;
  /** What its share picture says above the title; the label where that is not given. */
  readonly section?: string;
  /** Former and usual names of the page, redirected to it, each with file endings too. */
  readonly oldPaths: readonly string[];
  /** Files and folders below shared/ whose newest change dates the page for search engines. */
  readonly texts: readonly string[];
}

const DEFAULTS = {
  menus: {},
  layout: 'site',
  readsDatabase: false,
  isPaged: false,
  indexed: true,
  oldPaths: [],
  texts: [],
} as const satisfies Partial<PageDefinition>;

type PageInput = Omit<PageDefinition, keyof typeof DEFAULTS> & Partial<PageDefinition>;
type WithDefaults<P> = Omit<typeof DEFAULTS, keyof P> & P;

/** Describes a page; what is left out is as on most pages. */
export function definePage<const P extends PageInput>(page: P): WithDefaults<P> {
  return { ...DEFAULTS, ...page };
}
