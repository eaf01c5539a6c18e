/** Where the share picture of a page lives: one rule for head tags, structured data and the server. */

/** Pixels of every share picture. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * The address of the picture that stands for a page when somebody shares it.
 * @param path path of the page without query and hash, e.g. `/blog/my-post`; no trailing slash
 * @returns path on this site, e.g. `/share/blog/my-post.png`; `/share/home.png` for the home page
 */
export function sharePicturePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`;
}
