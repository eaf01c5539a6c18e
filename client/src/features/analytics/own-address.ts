import { cleanReferrer } from '#shared/analytics/clean-address.ts';
import { pageAddress, splitAddress } from '#shared/page-address.ts';

/**
 * What advertisers put into an address to know their own click again, and the names of campaigns,
 * which the owner writes. `utm_term` and `utm_content` are not among them: the first holds what a
 * person searched for.
 */
const CAMPAIGN_MARKS = [
  'fbclid',
  'gbraid',
  'gclid',
  'utm_campaign',
  'utm_medium',
  'utm_source',
  'wbraid',
] as const;

/** Neither an address nor a sentence, and no number that could be called. */
const MARK = /^(?=.{1,200}$)[\w.-]+$/;
const LONG_NUMBER = /^\+?[\d().-]{6,}$/;

/**
 * An address of this site with nothing in it that a person may have typed: the path, the page of a
 * list, the marks of a campaign, and a hash that leads to a place on the page.
 * @param address path with query and hash
 * @param hasPlace whether the page has a place of this name
 */
export function trackableAddress(address: string, hasPlace: (id: string) => boolean): string {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  const cleaned = splitAddress(pageAddress(pathname + search));
  const query = new URLSearchParams(cleaned.search);
  const given = new URLSearchParams(search);
  for (const name of CAMPAIGN_MARKS) {
    const mark = given.get(name);
    if (mark !== null && MARK.test(mark) && !LONG_NUMBER.test(mark)) query.set(name, mark);
  }
  const place = hash.slice(1);
  const tail = query.size === 0 ? '' : `?${query.toString()}`;
  return pathname + tail + (place !== '' && hasPlace(place) ? hash : '');
}

/**
 * Takes out of the address bar what no third party may read. Their scripts look there by themselves,
 * so it has to be done before one of them runs, and before one learns of a change of page.
 * @param hasPlace which hashes lead to a place on the page
 */
export function cleanAddressBar(
  hasPlace = (id: string) => document.getElementById(id) !== null,
): void {
  const { pathname, search, hash } = location;
  const address = trackableAddress(pathname + search + hash, hasPlace);
  if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
}

/**
 * Leaves of `document.referrer` the origin of a public site: sites exist that pass on whole
 * addresses, searches and all, and a script of a third party reads it by itself.
 */
export function cleanDocumentReferrer(): void {
  const referrer = cleanReferrer(document.referrer);
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
}
