import { type ThirdParty, thirdPartyHosts } from '#shared/analytics/third-party-hosts.ts';
import { createHash } from 'node:crypto';

/** Where browsers report what the policy refused. */
export const REPORT_PATH = '/api/csp-report';
/** The name under which Reporting-Endpoints knows it. */
export const REPORT_GROUP = 'csp';

/**
 * `start`: the inline script that starts a page adds the page's own script and nothing else. `tags`: after
 * a click the head is read from the new page's own document, which runs nothing. `rules`: which documents
 * a browser may fetch in advance.
 */
const TRUSTED_TYPES_POLICIES = ['start', 'tags', 'rules'];

/** `sha256-…` of the inline scripts and styles that pages carry. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

export interface ContentPolicyOptions extends InlineHashes {
  /** Where the site is on https, insecure requests are upgraded and reports take the newer way. */
  readonly isHttps: boolean;
  /** Other hosts that pictures may come from. */
  readonly pictureHosts: readonly string[];
  /** The services that are configured; only their hosts can be reached. */
  readonly thirdParties: readonly ThirdParty[];
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy: what a page may load, and from where. While no third-party service is
 * configured one policy names our own files. With one there are two, and a script must pass both: it
 * comes from a host on the list, and a script of ours has asked for it (docs/decisions/two-policies.md).
 */
export function contentPolicy(options: ContentPolicyOptions): string {
  const { thirdParties } = options;
  const hashes = options.scriptHashes.map(quoted);
  // Browsers that know `report-to` ignore the older word, and send nothing over plain http.
  const reporting: Directives = {
    'report-uri': [REPORT_PATH],
    ...(options.isHttps && { 'report-to': [REPORT_GROUP] }),
  };
  const places: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...hostsFor(thirdParties, 'script')],
    'style-src': ["'self'", ...options.styleHashes.map(quoted)],
    'img-src': [
      "'self'",
      'data:',
      ...options.pictureHosts.map((host) => `https://${host}`),
      ...hostsFor(thirdParties, 'img'),
    ],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...hostsFor(thirdParties, 'connect')],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Over plain http it would send visitors to an https port that nobody listens on.
    ...(options.isHttps && { 'upgrade-insecure-requests': [] }),
    // What other companies' tags write into a page is not ours to type.
    ...(thirdParties.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': TRUSTED_TYPES_POLICIES,
    }),
    ...reporting,
  };
  // Without hashes nobody could ask for a script; pages always carry one.
  const isTwofold = thirdParties.length > 0 && hashes.length > 0;
  const askedFor: Directives = { 'script-src': ["'strict-dynamic'", ...hashes], ...reporting };
  return [places, ...(isTwofold ? [askedFor] : [])].map(policyText).join(', ');
}

function hostsFor(
  thirdParties: readonly ThirdParty[],
  use: 'script' | 'connect' | 'img',
): string[] {
  return [...new Set(thirdParties.flatMap((service) => thirdPartyHosts[service][use]))];
}

function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

function quoted(hash: string): string {
  return `'${hash}'`;
}

/** How the policy names an inline script or style. */
export const inlineHash = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;
