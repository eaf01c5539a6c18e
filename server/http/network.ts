import { ipKeyGenerator } from 'express-rate-limit';
import { isIPv4 } from 'node:net';

/** What some proxies put behind an address: '203.0.113.9:5678', '[2001:db8::1]:443'. */
const WITH_PORT = /^(?:\[([\da-f:.%]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/i;

/** An address without the port of its sender, which changes with every connection. */
export function withoutPort(address: string): string {
  const [, inBrackets, plain] = WITH_PORT.exec(address) ?? [];
  return inBrackets ?? plain ?? address;
}

/** Sites get a /48 of IPv6 addresses. */
const IPV6_PREFIX = 48;

/**
 * The network an address belongs to, which is all of it that is ever stored: the last 8 bits of IPv4
 * are 0 ('203.0.113.0'), of IPv6 the first 48 are left ('2001:db8:1::/48').
 */
export function networkOf(address: string): string {
  const key = ipKeyGenerator(withoutPort(address).replace(/^::ffff:(?=[\d.]+$)/i, ''), IPV6_PREFIX);
  return isIPv4(key) ? key.replace(/\.\d+$/, '.0') : key;
}

/** Stands behind a network that may be a proxy's: the sender of a proxy's headers decides whether. */
export const PROXY_MARK = ' (may be a proxy)';

/** A network as it is counted: with and without the mark it is the same one. */
export function withoutProxyMark(network: string): string {
  return network.replace(PROXY_MARK, '');
}
