import { SHORT_LIVED } from '#tests/setup/short-lived.ts';
import { type Site, type SiteOptions, startSite } from '#scripts/site/start-site.ts';

/**
 * Starts a site beside the one that all tests share. Its pages are made when they are asked for: a test
 * looks at a few of them, and to have all of them ready costs twice what the start does.
 */
export function startOwnSite(options: SiteOptions = {}): Promise<Site> {
  return startSite({ flags: SHORT_LIVED, ...options, env: { PREPARE: '0', ...options.env } });
}
