/** A service that an operator may configure; each needs the visitor's yes. */
export type ThirdParty = 'google-analytics' | 'tag-manager' | 'meta-pixel';

/** Where a service's script comes from and what it may talk to, as sources of a content policy. */
export interface ThirdPartyHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

const google: ThirdPartyHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** Nothing else may be reached from a page: the Content-Security-Policy is made of this table. */
export const thirdPartyHosts: Readonly<Record<ThirdParty, ThirdPartyHosts>> = {
  'google-analytics': google,
  // Google Analytics is what containers mostly hold.
  'tag-manager': google,
  'meta-pixel': {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
    img: ['https://www.facebook.com'],
  },
};
