/** Addresses that programs ask for: feeds, sitemap and the files that standards name. */
export const machinePaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  atomFeed: '/blog/feed.xml',
  jsonFeed: '/blog/feed.json',
  webManifest: '/site.webmanifest',
  securityTxt: '/.well-known/security.txt',
  llms: '/llms.txt',
  speculationRules: '/speculation-rules.json',
} as const;
