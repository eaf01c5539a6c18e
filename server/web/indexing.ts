import ipaddr from 'ipaddr.js';

/** Names that never lead to a public site (RFC 2606 §2, RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const RESERVED_NAME =
  /(?:^|\.)(?:example|test|invalid|localhost|local|localdomain|internal|alt|home\.arpa)$/;

/**
 * Whether this is the address of a site that the world may find. A copy on a developer's machine, in
 * a test network or with the sample address must never be listed by a search engine.
 * @param publicUrl canonical origin, e.g. `https://www.example.org`
 */
export function isPublished(publicUrl: string): boolean {
  // A dot at the end means the same name.
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  // `process` reads an IPv4 address inside an IPv6 one; what is not unicast is private or reserved.
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === 'unicast';
  // A name without a dot is only known inside one network, e.g. that of containers.
  return host.includes('.') && !RESERVED_NAME.test(host);
}

/** For every answer of a site that is not published: no page may be listed, however it was found. */
export function indexingHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return isPublished(publicUrl) ? {} : { 'X-Robots-Tag': 'noindex' };
}
