import { machinePaths } from '#shared/machine-paths.ts';
import { pagePath, type PageId, siteMap } from '#shared/site-map.ts';
import type { ServiceId } from '#shared/content/types.ts';

const service = (id: ServiceId) => pagePath('service', { id });

/** Names that older versions of such a site, other systems and people's memory use. */
const OLD_NAMES: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  home: ['home', 'index', 'default', 'start', 'welcome'],
  about: ['about-us', 'our-company', 'company', 'our-story', 'team', 'our-team', 'leadership'],
  services: ['our-services', 'service', 'solutions', 'what-we-do'],
  contact: [
    'contact-us',
    'contactus',
    'get-in-touch',
    'support',
    'request-services',
    'request-service',
    'consultation',
    'free-assessment',
    'free-consultation',
  ],
  testimonials: ['reviews', 'client-testimonials', 'our-clients', 'clients'],
  'case-study': ['case-studies', 'casestudy', 'network-transformation'],
  blog: ['news', 'articles', 'posts', 'resources', 'insights'],
  'blog-archive': ['archive', 'blog-archive', 'news-archive'],
  'sms-opt-in': [
    'sms',
    'sms-optin',
    'sms-consent',
    'sms-terms',
    'sms-policy',
    'sms-signup',
    'text-alerts',
  ],
  'privacy-policy': ['privacy', 'privacypolicy', 'privacy-notice', 'hipaa-notice'],
  'terms-of-service': [
    'terms',
    'tos',
    'terms-of-use',
    'terms-and-conditions',
    'terms-conditions',
    'legal',
  ],
  'cookie-policy': ['cookies', 'cookie-notice', 'cookiepolicy'],
  sitemap: ['site-map'],
  elo: ['login', 'portal', 'portals', 'patient-portal', 'emr-login', 'ehr-login'],
};

/** Short and former names of services, below /services and by themselves. */
const OLD_SERVICE_NAMES: Readonly<Record<ServiceId, readonly string[]>> = {
  'helpdesk-support': ['helpdesk', 'help-desk', 'it-support', 'support'],
  'security-services': ['security', 'cybersecurity', 'hipaa', 'hipaa-compliance'],
  'network-services': ['network', 'networks', 'network-infrastructure', 'networking'],
  'cloud-solutions': ['cloud', 'cloud-services'],
  'emr-integration': ['emr', 'ehr', 'ehr-integration', 'emr-ehr-integration'],
  'managed-services': ['managed-it', 'managed-it-services'],
  'website-hosting': ['hosting', 'web-hosting', 'websites'],
  'digital-marketing': ['marketing', 'seo'],
  'efax-services': ['efax', 'fax'],
};

const FEEDS_AND_FILES: Readonly<Record<string, string>> = {
  '/feed': machinePaths.atomFeed,
  '/feed.xml': machinePaths.atomFeed,
  '/rss': machinePaths.atomFeed,
  '/rss.xml': machinePaths.atomFeed,
  '/atom.xml': machinePaths.atomFeed,
  '/index.xml': machinePaths.atomFeed,
  '/blog/rss.xml': machinePaths.atomFeed,
  '/blog/atom.xml': machinePaths.atomFeed,
  '/blog/index.xml': machinePaths.atomFeed,
  '/feed.json': machinePaths.jsonFeed,
  '/sitemap_index.xml': machinePaths.sitemap,
  '/sitemap-index.xml': machinePaths.sitemap,
  '/wp-sitemap.xml': machinePaths.sitemap,
  '/security.txt': machinePaths.securityTxt,
  '/manifest.json': machinePaths.webManifest,
  '/manifest.webmanifest': machinePaths.webManifest,
  '/apple-touch-icon-precomposed.png': '/apple-touch-icon.png',
};

/** How pages were called when every page was a file. */
const FILE_ENDINGS = ['.html', '.htm', '.php', '.aspx'];

/**
 * Old path → the page or file that took its place. Paths are written as `canonicalTarget` leaves
 * them: lower case, no slash at the end. None is the address of a page, and none could be the
 * address of a post, so nothing that exists is ever hidden.
 */
export const redirectTable: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FEEDS_AND_FILES),
  ...pageIds().flatMap((id) => namesOf(id).map((name) => [name, siteMap[id].path] as const)),
  ...(Object.keys(OLD_SERVICE_NAMES) as ServiceId[]).flatMap((id) => serviceNames(id)),
]);

function pageIds(): PageId[] {
  return (Object.keys(siteMap) as PageId[]).filter((id) => !/[:*]/.test(siteMap[id].path));
}

/** Every old name with and without an ending, and the present name with one. */
function namesOf(id: PageId): string[] {
  const { path } = siteMap[id];
  const old = (OLD_NAMES[id] ?? []).map((name) => `/${name}`);
  const present = path === '/' ? [] : [path];
  return [...old, ...[...old, ...present].flatMap(withEndings)];
}

function serviceNames(id: ServiceId): (readonly [string, string])[] {
  const target = service(id);
  const below = OLD_SERVICE_NAMES[id].map((name) => `/services/${name}`);
  // Alone, 'support' means to reach somebody.
  const alone = [id, ...OLD_SERVICE_NAMES[id]]
    .filter((name) => name !== 'support')
    .map((name) => `/${name}`);
  const old = [...below, ...alone];
  return [...old, ...[...old, target].flatMap(withEndings)].map((path) => [path, target] as const);
}

function withEndings(path: string): string[] {
  return FILE_ENDINGS.map((ending) => path + ending);
}
