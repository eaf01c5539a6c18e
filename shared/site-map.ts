/** The page table: every route of the site, once. Router, menus, metadata and sitemap read it. */

export interface PageEntry {
  /** `:name` stands for one path segment and becomes a parameter. */
  readonly path: string;
  /** What menus, breadcrumbs and the sitemap call the page. */
  readonly label: string;
  /** `site` has header, footer and chat; `bare` is the screen alone (spec §2: /elo). */
  readonly layout: 'site' | 'bare';
  /** Shows rows of the database, so a rendered copy is only good for one content version. */
  readonly readsDatabase: boolean;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
}

const site = { layout: 'site', readsDatabase: false } as const;

/** Matched in this order: 'archive' is a view, never the slug of a post (spec §2). */
export const siteMap = {
  home: {
    ...site,
    path: '/',
    label: 'Home',
    title: 'Healthcare IT Support in Edmond, Oklahoma | Redbud',
    description:
      'IT support for clinics, hospitals and care facilities in Oklahoma: help desk, security, networks, cloud and EHR integration. A person answers 24/7/365.',
    keywords:
      'healthcare IT support, medical practice IT, Edmond Oklahoma, HIPAA compliance, managed IT, clinic network',
  },
  blog: {
    ...site,
    path: '/blog',
    label: 'Blog',
    readsDatabase: true,
    title: 'Redbud Blog: Healthcare IT Guides for Clinics',
    description:
      'Insights, tips, and resources for healthcare IT professionals: HIPAA safeguards, networks, backups and EHR projects, written for the people who run clinics.',
    keywords: 'healthcare IT blog, HIPAA guides, clinic cybersecurity, EHR tips',
  },
  'blog-archive': {
    ...site,
    path: '/blog/archive',
    label: 'Blog Archive',
    readsDatabase: true,
    title: 'Blog Archive: Older Healthcare IT Articles | Redbud',
    description:
      'Older articles of the Redbud Blog, newest first. Background on healthcare IT, security and practice technology that is still worth reading.',
    keywords: 'healthcare IT articles, blog archive, HIPAA, clinic technology',
  },
  'blog-post': {
    ...site,
    path: '/blog/:slug',
    label: 'Article',
    readsDatabase: true,
    title: 'Healthcare IT Article | Redbud Blog',
    description: 'An article of the Redbud Blog for the people who run clinics, hospitals and care facilities.',
    keywords: 'healthcare IT, clinic technology',
  },
  'sms-opt-in': {
    ...site,
    path: '/sms-opt-in',
    label: 'SMS Consent & Disclosure',
    title: 'SMS Consent & Disclosure | Redbud IT Alerts',
    description:
      'Sign up for Redbud IT Alerts by text message. What we send, how often, how to stop, and how your consent is recorded. Reply STOP to cancel at any time.',
    keywords: 'SMS consent, SMS opt-in, IT alerts, text message disclosure, STOP HELP keywords',
  },
  'not-found': {
    ...site,
    path: '*',
    label: 'Page not found',
    title: 'Page Not Found (404) | Redbud Health IT',
    description:
      'This page does not exist. Find services, articles and contact details of Redbud Health IT from here, or call us at any hour.',
    keywords: 'page not found',
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
