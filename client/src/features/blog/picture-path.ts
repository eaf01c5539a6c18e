/**
 * The picture of a post when it lies on this site: a path that starts with a single '/'. Anything
 * else, such as another host's address, is left out, and so are the spellings that browsers take for
 * one ('//host', '/\host', '/<tab>/host').
 */
export function picturePath(featuredImage: string | null): string | undefined {
  return featuredImage && /^\/(?![/\\])[^\s\\]*$/.test(featuredImage) ? featuredImage : undefined;
}
