/**
 * The rules of Mozilla's HTTP Observatory for headers, from its repository (mdn/mdn-http-observatory:
 * src/analyzer/tests and SCORE_TABLE in src/grader/charts.js at v1.4.8 and v1.6.3). They are written down here since
 * the package cannot be installed beside the site (docs/decisions/observatory.md). Where the site fits none of the
 * good cases the worst modifier counts, so the score is never more than the Observatory's own.
 * Not in it: redirects (0 over https), cookies (none), CORS (none), scripts of other hosts (none).
 */
type Version = '1.4.8' | '1.6.3';
type Headers = Readonly<Record<string, string | undefined>>;

const SIX_MONTHS_SECONDS = 15_552_000;
/** Sources that let in what anybody wrote, or anything from anywhere. */
const UNSAFE = new Set([
  "'unsafe-inline'",
  "'unsafe-eval'",
  'data:',
  ...['http:', 'https:', 'ftp:'],
  ...['*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'],
]);
const PRIVATE = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/** @returns the score of an answer over https; 100 is where the Observatory begins */
export function observatoryScore(headers: Headers, version: Version): number {
  const isNewest = version === '1.6.3';
  const policies = (headers['content-security-policy'] ?? '').split(',').map(parsePolicy);
  const hasPolicy = policies.some((policy) => policy.size > 0);
  const isFramed = !policies.some((policy) => policy.has('frame-ancestors'));
  const opener = headers['cross-origin-opener-policy'];
  const embedder = headers['cross-origin-embedder-policy'];
  const resource = headers['cross-origin-resource-policy'];
  const modifiers = [
    hasPolicy ? Math.max(...policies.map(policyModifier)) : -25,
    transportModifier(headers['strict-transport-security']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    !isFramed || /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 5 : -20,
    modifier(headers['referrer-policy'], PRIVATE, 5),
    modifier(resource, /^same-(origin|site)$/, 10),
    isNewest ? modifier(opener, /^(same-origin(-allow-popups)?|noopener-allow-popups)$/, 10) : 0,
    isNewest ? modifier(embedder, /^(require-corp|credentialless)$/, 10) : 0,
  ];
  return modifiers.reduce((sum, points) => sum + points, 100);
}

/** A header that is absent costs nothing; one that is none of the good values costs five. */
function modifier(value: string | undefined, good: RegExp, points: number): number {
  if (value === undefined) return 0;
  return good.test(value) ? points : -5;
}

function transportModifier(value = ''): number {
  const seconds = /max-age=(\d+)/.exec(value)?.[1];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_SECONDS ? 0 : -10;
}

function policyModifier(policy: ReadonlyMap<string, readonly string[]>): number {
  const fallback = policy.get('default-src') ?? ['*'];
  const isUnsafe = (name: string) => (policy.get(name) ?? fallback).some((one) => UNSAFE.has(one));
  const isPlain = [...policy.values()].flat().some((source) => /^(http|ftp):/.test(source));
  if (isPlain || isUnsafe('script-src') || isUnsafe('object-src')) return -20;
  if (isUnsafe('style-src')) return 0;
  return fallback.join(' ') === "'none'" ? 10 : 5;
}

function parsePolicy(text: string): Map<string, readonly string[]> {
  const directives = text.split(';').map((directive) => directive.trim());
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      return [name, sources] as const;
    }),
  );
}
