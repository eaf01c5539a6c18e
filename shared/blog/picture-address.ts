import { pictureHosts } from '../content/picture-hosts.ts';

/**
 * Where the picture of a post is fetched: a path on this site, which starts with a single '/', or an
 * https address on a host that is allowed. Anything else is left out, and so are the spellings of
 * another host that look like a path ('//host', '/\host', '/<tab>/host').
 * @param hosts names of the hosts allowed, in lower case; the policy of the server names the same
 */
export function pictureAddress(
  featuredImage: string | null,
  hosts: readonly string[] = pictureHosts,
): string | undefined {
  if (!featuredImage) return undefined;
  if (/^\/(?![/\\])[^\s\\]*$/.test(featuredImage)) return featuredImage;
  if (!featuredImage.startsWith('https://') || !URL.canParse(featuredImage)) return undefined;
  const { host, username, password, href } = new URL(featuredImage);
  // `host` has the port, if it is not the usual one: no name in the list has.
  return hosts.includes(host) && !username && !password ? href : undefined;
}
