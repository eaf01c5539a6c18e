import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Text of the environment that `read` understands; undefined from it is a fault. */
export function setting<T>(accepted: string, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text.trim());
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: accepted });
    return z.NEVER;
  });
}

export function matching(accepted: string, pattern: RegExp) {
  return setting(accepted, (text) => (pattern.test(text) ? text : undefined));
}

export function wholeNumber(min: number, max: number) {
  return setting(`a whole number from ${min} to ${max}`, (text) => {
    const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  });
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return setting(`one of ${choices.join(', ')}`, (text) => choices.find((known) => known === text));
}

export function urlOf(accepted: string, ...protocols: string[]) {
  return setting(accepted, (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return url && protocols.includes(url.protocol) ? text : undefined;
  });
}

/** Shell habits for yes and no. */
export const yesOrNo = setting('1 or 0', (text) => {
  if (/^(1|true|yes)$/i.test(text)) return true;
  return /^(0|false|no)$/i.test(text) ? false : undefined;
});

/** Keys and tokens: one printable word; a line break or space is a slip of copying. */
export const secret = matching('one word without spaces or line breaks', /^[\x21-\x7e]+$/);

/** Scheme, host and port alone, as browsers write an origin. */
export const origin = setting(
  'an origin such as https://www.example.org, without a path or a user name',
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
    // A bare trailing "?" or "#" leaves search and hash empty.
    const isBare = url.pathname === '/' && !/[?#]/.test(text);
    return isBare ? url.origin : undefined;
  },
);

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** As Express reads them; it has no message for a range that it cannot read. */
function isAddressRange(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  return text.includes('/') ? ipaddr.isValidCIDR(text) : isIP(text) !== 0;
}

/** How Express takes it: hops to trust, ranges to trust, or false for none. */
export const proxies = setting(
  'the number of proxies in front (0 to 10), or their addresses such as 10.0.0.0/8, 127.0.0.1',
  (text): number | readonly string[] | false | undefined => {
    if (/^\d{1,2}$/.test(text)) {
      const hops = Number(text);
      return hops > 10 ? undefined : hops || false;
    }
    const ranges = text.split(',').map((range) => range.trim());
    return ranges.every(isAddressRange) ? ranges : undefined;
  },
);

export const emailList = setting(
  'one or more e-mail addresses, separated by commas',
  (text): readonly string[] | undefined => {
    const addresses = text.split(',').map((address) => address.trim());
    return addresses.every((address) => z.email().safeParse(address).success)
      ? addresses
      : undefined;
  },
);
