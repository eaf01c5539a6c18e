import { BlockList, isIP } from 'node:net';

/** Names that never lead to a public site (RFC 2606 §2, RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const RESERVED_NAME =
  /(?:^|\.)(?:example|test|invalid|localhost|local|localdomain|internal|alt|home\.arpa)$/;

/** Addresses of this machine and of private networks (RFC 1918, 3927, 4193, 4291, 6890). */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

/**
 * Whether this is the address of a site that the world may find. A copy on a developer's machine, in
 * a test network or with the sample address must never be listed by a search engine.
 * @param publicUrl canonical origin, e.g. `https://www.example.org`
 */
export function isPublished(publicUrl: string): boolean {
  // A dot at the end means the same name.
  const host = new URL(publicUrl).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const version = isIP(host);
  if (version !== 0) return !privateAddresses.check(host, version === 4 ? 'ipv4' : 'ipv6');
  // A name without a dot is only known inside one network, e.g. that of containers.
  return host.includes('.') && !RESERVED_NAME.test(host);
}

/** For every answer of a site that is not published: no page may be listed, however it was found. */
export function indexingHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return isPublished(publicUrl) ? {} : { 'X-Robots-Tag': 'noindex' };
}
