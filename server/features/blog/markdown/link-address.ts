const PROTOCOLS = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * Where a link of a post may lead: a path on this site, a place on the page, or an address of the web,
 * of mail or of a phone. Undefined for everything else, above all what a browser would run.
 */
export function linkAddress(url: string): string | undefined {
  if (/^(?:\/(?![/\\])|#)[^\s\\]*$/.test(url)) return url;
  if (!/^[a-z]+:/i.test(url) || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return PROTOCOLS.has(protocol) ? href : undefined;
}
