import { SOCIAL_REFERRAL_DELAY_MS } from '#shared/analytics/timings.ts';
import type { Track } from '../track.ts';

/** Hosts of the networks on the event table, each with the hosts it uses for links. */
const NETWORK_HOSTS: Readonly<Record<string, readonly string[]>> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me', 'm.me'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  x: ['x.com', 'twitter.com', 't.co'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
  pinterest: ['pinterest.com', 'pin.it'],
  reddit: ['reddit.com'],
};

export interface SocialReferral {
  readonly network: string;
  readonly detectedBy: 'referrer' | 'click_id';
}

/**
 * The social network a visit came from, by its referrer, or by the mark that Facebook puts into links
 * (spec §7); undefined for all others.
 * @param referrer URL, or '' where the browser gives none
 * @param search the query of the first page
 */
export function socialReferral(referrer: string, search: string): SocialReferral | undefined {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const isOf = (hosts: readonly string[]) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`));
  const network = Object.keys(NETWORK_HOSTS).find((name) => isOf(NETWORK_HOSTS[name] ?? []));
  if (network !== undefined) return { network, detectedBy: 'referrer' };
  const hasClickId = new URLSearchParams(search).has('fbclid');
  return hasClickId ? { network: 'facebook', detectedBy: 'click_id' } : undefined;
}

/** Tracks a social referral after a second, so that a visit that ends at once is none. */
export function trackSocialReferral(
  track: Track,
  referral: SocialReferral | undefined,
  until: AbortSignal,
): void {
  if (!referral) return;
  const timer = setTimeout(() => {
    const { network, detectedBy } = referral;
    track('traffic_source', { label: network, customData: { detected_by: detectedBy } });
  }, SOCIAL_REFERRAL_DELAY_MS);
  until.addEventListener('abort', () => clearTimeout(timer));
}
