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
  services: {
    ...site,
    path: '/services',
    label: 'Services',
    title: 'Healthcare IT Services for Clinics | Redbud',
    description:
      'Nine IT services for medical practices, hospitals and care facilities: helpdesk, HIPAA security, networks, cloud, EMR integration, hosting, marketing and eFax.',
    keywords:
      'healthcare IT services, clinic helpdesk, HIPAA security, EMR integration, managed IT, medical website hosting, eFax',
  },
  service: {
    ...site,
    path: '/services/:id',
    label: 'Service',
    title: 'Healthcare IT Service | Redbud Health IT',
    description:
      'One of the nine IT services of Redbud Health IT for the people who run clinics, hospitals and care facilities.',
    keywords: 'healthcare IT service, clinic IT support',
  },
  about: {
    ...site,
    path: '/about',
    label: 'About Us',
    title: 'About Redbud Health IT in Edmond, Oklahoma',
    description:
      'Who we are: a healthcare IT company in Edmond, Oklahoma, with 40+ years of combined experience, 99% client satisfaction and support that answers 24/7.',
    keywords:
      'about Redbud Health IT, healthcare IT company, Edmond Oklahoma, leadership, core values',
  },
  testimonials: {
    ...site,
    path: '/testimonials',
    label: 'Testimonials',
    title: 'Client Testimonials and Case Studies | Redbud',
    description:
      'What practice managers and administrators say about working with us, the figures we hold ourselves to, and three pieces of work with their results.',
    keywords:
      'healthcare IT testimonials, client reviews, IT case studies, clinic IT support reviews',
  },
  'case-study': {
    ...site,
    path: '/case-study',
    label: 'Case Study',
    title: 'Case Study: A Clinic from 5 to 1000 Mbps | Redbud',
    description:
      'How an outpatient clinic went from 5 Mbps to 1000 Mbps, cut its ISP costs by five figures, and did not close for a single day of the work.',
    keywords:
      'network transformation, clinic network case study, ISP costs, fiber internet, healthcare IT',
  },
  contact: {
    ...site,
    path: '/contact',
    label: 'Contact',
    title: 'Contact Us: Call or Write at Any Hour | Redbud',
    description:
      'Phone and e-mail for new and existing customers, our office address in Edmond, Oklahoma, business hours, and a free consultation about your clinic IT.',
    keywords:
      'contact healthcare IT support, IT support phone, Edmond Oklahoma office, free IT consultation',
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
    description:
      'An article of the Redbud Blog for the people who run clinics, hospitals and care facilities.',
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
  'privacy-policy': {
    ...site,
    path: '/privacy-policy',
    label: 'Privacy Policy',
    title: 'Privacy Policy of Redbud Health IT',
    description:
      'What this website and our text messages learn about you, why, who receives it, how long it is kept, and what you can ask us to do with it.',
    keywords: 'privacy policy, personal data, SMS opt-in data, healthcare IT',
  },
  'terms-of-service': {
    ...site,
    path: '/terms-of-service',
    label: 'Terms of Service',
    title: 'Terms of Service of Redbud Health IT',
    description:
      'The rules for using this website and our text message alerts: opt in with START, opt out with STOP, help with HELP, and no marketing by SMS.',
    keywords: 'terms of service, SMS terms, STOP HELP START, website terms',
  },
  'cookie-policy': {
    ...site,
    path: '/cookie-policy',
    label: 'Cookie Policy',
    title: 'Cookie Policy of Redbud Health IT',
    description:
      'Every cookie and storage key this website can place in your browser, by name: what it is for, who sets it, how long it stays and how to say no.',
    keywords: 'cookie policy, cookies, local storage, analytics choices',
  },
  sitemap: {
    ...site,
    path: '/sitemap',
    label: 'Sitemap',
    title: 'Sitemap: Every Page of This Website | Redbud',
    description:
      'All pages of the Redbud Health IT website on one page: services, company, blog, legal documents, clinical portals and ways to reach us.',
    keywords: 'sitemap, all pages, Redbud Health IT',
  },
  elo: {
    path: '/elo',
    label: 'ELO',
    layout: 'bare',
    readsDatabase: false,
    title: 'ELO: Sign In to Your Clinical Portals | Redbud',
    description:
      'Sign in to the records portal, the medication administration record or the point-of-care system, or reach support by phone or e-mail.',
    keywords:
      'clinical portals, records portal, medication administration record, point of care, sign in',
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
