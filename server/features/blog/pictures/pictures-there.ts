import { projectRoot } from '#server/lib/project-root.ts';
import { pictureAddress } from '#shared/blog/picture-address.ts';
import { postPictureOf } from '#shared/blog/post-picture.ts';
import type { BlogPostRow } from '#shared/schema.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

type WithPicture = Pick<BlogPostRow, 'featuredImage' | 'featuredImageAlt'>;

const BUILT = join(projectRoot, 'dist/client');
const SOURCES = join(projectRoot, 'client/public');

/**
 * Posts without the pictures that are not there (yet): their pages show the drawn banner at once, and no
 * broken frame. Whether another site has one cannot be known here.
 * @param isFile whether a path of this site is a file
 */
export async function withPicturesThere<Post extends WithPicture>(
  posts: readonly Post[],
  pictures: Pick<PictureStore, 'known'>,
  isFile: (path: string) => boolean,
): Promise<Post[]> {
  const names = posts.flatMap(({ featuredImage }) => postPictureOf(featuredImage)?.name ?? []);
  const known = await pictures.known(names);
  const isThere = (picture: string | null) => {
    const own = postPictureOf(picture);
    if (own) return known.has(own.name);
    const address = pictureAddress(picture);
    return address === undefined || !address.startsWith('/') || isFile(address);
  };
  return posts.map((post) =>
    isThere(post.featuredImage) ? post : { ...post, featuredImage: null, featuredImageAlt: null },
  );
}

/** Whether a path of this site is one of its files: those of the build, without one those of the sources. */
export function isBuiltFile(path: string): boolean {
  if (path.split('/').includes('..')) return false;
  return existsSync(join(existsSync(BUILT) ? BUILT : SOURCES, path.split(/[?#]/)[0] ?? ''));
}
