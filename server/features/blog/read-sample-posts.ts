import { OperatorError } from '#server/operator-error.ts';
import type { NewBlogPost } from '#shared/schema.ts';
import { readPostFolder } from './authoring/post-folder.ts';
import type { WrittenPost } from './authoring/post-file.ts';
import { liveTime } from './authoring/sync-posts.ts';

/**
 * Reads the posts in a folder of Markdown files with front matter, oldest first: ids then follow the
 * dates, and neighbours in a list get different banners (chosen by id, spec §2).
 * @throws OperatorError that names the first file that cannot be stored, with its line
 */
export async function readSamplePosts(folder: string): Promise<NewBlogPost[]> {
  const files = await readPostFolder(folder);
  const [fault] = files.flatMap(({ findings }) => findings);
  if (fault) throw new OperatorError(`${fault.file}: line ${fault.line}: ${fault.message}`);
  return files
    .flatMap(({ post }) => (post ? [asSample(post)] : []))
    .sort((one, other) => liveTime(one) - liveTime(other));
}

/** A sample was last changed when it came out, whenever it is put into the database. */
function asSample(post: WrittenPost): WrittenPost & Pick<NewBlogPost, 'updatedAt'> {
  return { ...post, ...(post.publishedAt && { updatedAt: post.publishedAt }) };
}
