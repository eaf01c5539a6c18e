/**
 * The page table: every route of the site, once. Router, menus, breadcrumbs and sitemap read it. What
 * search results say about a page is in metadata/: it must not travel with every other page.
 */

export interface PageEntry {
  /** `:name` stands for one path segment and becomes a parameter. */
  readonly path: string;
  /** What menus, breadcrumbs and the sitemap call the page. */
  readonly label: string;
  /** `site` has header, footer and chat; `bare` is the screen alone (spec §2: /elo). */
  readonly layout: 'site' | 'bare';
  /** Shows rows of the database, so a rendered copy is only good for one content version. */
  readonly readsDatabase: boolean;
  /** Search engines may list it; the others say noindex and stand in no sitemap. */
  readonly isIndexed: boolean;
}

const site = { layout: 'site', readsDatabase: false, isIndexed: true } as const;

/** Matched in this order: 'archive' is a view, never the slug of a post (spec §2). */
export const siteMap = {
  home: {
    ...site,
    path: '/',
    label: 'Home',
  },
  services: {
    ...site,
    path: '/services',
    label: 'Services',
  },
  service: {
    ...site,
    path: '/services/:id',
    label: 'Service',
  },
  about: {
    ...site,
    path: '/about',
    label: 'About Us',
  },
  testimonials: {
    ...site,
    path: '/testimonials',
    label: 'Testimonials',
  },
  'case-study': {
    ...site,
    path: '/case-study',
    label: 'Case Study',
  },
  contact: {
    ...site,
    path: '/contact',
    label: 'Contact',
  },
  blog: {
    ...site,
    path: '/blog',
    label: 'Blog',
    readsDatabase: true,
  },
  'blog-archive': {
    ...site,
    path: '/blog/archive',
    label: 'Blog Archive',
    readsDatabase: true,
  },
  'blog-post': {
    ...site,
    path: '/blog/:slug',
    label: 'Article',
    readsDatabase: true,
  },
  'sms-opt-in': {
    ...site,
    path: '/sms-opt-in',
    label: 'SMS Consent & Disclosure',
  },
  'privacy-policy': {
    ...site,
    path: '/privacy-policy',
    label: 'Privacy Policy',
  },
  'terms-of-service': {
    ...site,
    path: '/terms-of-service',
    label: 'Terms of Service',
  },
  'cookie-policy': {
    ...site,
    path: '/cookie-policy',
    label: 'Cookie Policy',
  },
  sitemap: {
    ...site,
    path: '/sitemap',
    label: 'Sitemap',
    readsDatabase: true,
  },
  elo: {
    path: '/elo',
    label: 'ELO',
    layout: 'bare',
    readsDatabase: false,
    // The door of people who work in a clinic; nobody should find it by searching.
    isIndexed: false,
  },
  'not-found': {
    ...site,
    path: '*',
    label: 'Page not found',
    isIndexed: false,
  },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof siteMap;
export type PageParams = Readonly<Record<string, string>>;

export interface PageMatch {
  readonly id: PageId;
  readonly params: PageParams;
}

function matchPath(pattern: string, pathname: string): PageParams | undefined {
  const patternSegments = pattern.split('/');
  const segments = pathname.split('/');
  if (patternSegments.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of patternSegments.entries()) {
    const segment = segments[index] ?? '';
    if (!expected.startsWith(':')) {
      if (segment !== expected) return undefined;
    } else if (segment === '') {
      return undefined;
    } else {
      params[expected.slice(1)] = segment;
    }
  }
  return params;
}

/**
 * Finds the page of a path, the same way in browser and server.
 * @param pathname path without query and hash, e.g. `/blog/my-post`; parameters are left encoded
 */
export function matchPage(pathname: string): PageMatch {
  for (const id of Object.keys(siteMap) as PageId[]) {
    const params = matchPath(siteMap[id].path, pathname);
    if (params) return { id, params };
  }
  return { id: 'not-found', params: {} };
}

/**
 * The path of a page.
 * @throws Error when a parameter of the path is missing
 */
export function pagePath(id: PageId, params: PageParams = {}): string {
  return siteMap[id].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`pagePath('${id}') needs the parameter '${name}'`);
    return encodeURIComponent(value);
  });
}
