import { type ThirdParty, thirdPartyHosts } from '#shared/analytics/third-party-hosts.ts';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const options = {
  isHttps: true,
  scriptHashes: ['sha256-script'],
  styleHashes: ['sha256-style'],
  pictureHosts: [],
  thirdParties: [],
};

const policies = (thirdParties: readonly ThirdParty[]) =>
  contentPolicy({ ...options, thirdParties })
    .split(', ')
    .map((policy) =>
      Object.fromEntries(
        policy.split(';').map((directive) => {
          const [name = '', ...sources] = directive.split(' ');
          return [name, sources];
        }),
      ),
    );

const hostsIn = (text: string) => text.match(/https:[^ ;,]+/g) ?? [];

test('without a service there is one policy, and no other host than ours', () => {
  expect(policies([])).toEqual([
    {
      'default-src': ["'none'"],
      'script-src': ["'self'", "'sha256-script'"],
      'style-src': ["'self'", "'sha256-style'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'upgrade-insecure-requests': [],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['start', 'tags', 'rules'],
      'report-uri': ['/api/csp-report'],
      'report-to': ['csp'],
    },
  ]);
});

test.each(['google-analytics', 'tag-manager', 'meta-pixel'] as const)(
  'with %s its hosts are named, and no others',
  (service) => {
    const hosts = Object.values(thirdPartyHosts[service]).flat();
    const named = hostsIn(contentPolicy({ ...options, thirdParties: [service] }));
    expect([...new Set(named)].sort()).toEqual([...new Set(hosts)].sort());
  },
);

test('with a service a script must come from a named host and be asked for by a script of ours', () => {
  const [places, askedFor, ...more] = policies(['meta-pixel']);
  expect(more).toEqual([]);
  expect(places?.['script-src']).toEqual([
    "'self'",
    "'sha256-script'",
    'https://connect.facebook.net',
  ]);
  expect(places?.['connect-src']).toContain('https://www.facebook.com');
  expect(askedFor).toEqual({
    'script-src': ["'strict-dynamic'", "'sha256-script'"],
    'report-uri': ['/api/csp-report'],
    'report-to': ['csp'],
  });
});

test('where a service writes into the page, trusted types are not asked for', () => {
  expect(contentPolicy({ ...options, thirdParties: ['tag-manager'] })).not.toContain(
    'trusted-types',
  );
});

test('inline code and eval are allowed by no policy', () => {
  const all: ThirdParty[] = ['google-analytics', 'tag-manager', 'meta-pixel'];
  expect(contentPolicy({ ...options, thirdParties: all })).not.toContain('unsafe');
});
