import { OperatorError } from '#server/lib/operator-error.ts';
import type { NewBlogPost } from '#shared/schema.ts';
import { readPostFolder } from './authoring/post-folder.ts';
import { firstUpdate, liveTime } from './authoring/sync-posts.ts';

/**
 * Reads the posts in a folder of Markdown files with front matter, oldest first: ids then follow the
 * dates, and neighbors in a list get different banners (chosen by id, spec §2).
 * @throws OperatorError that names the first file that cannot be stored, with its line
 */
export async function readSamplePosts(folder: string): Promise<NewBlogPost[]> {
  const files = await readPostFolder(folder);
  const [fault] = files.flatMap(({ findings }) => findings);
  if (fault) throw new OperatorError(`${fault.file}: line ${fault.line}: ${fault.message}`);
  return files
    .flatMap(({ post }) => (post ? [post] : []))
    .sort((one, other) => liveTime(one) - liveTime(other))
    .map((post) => ({ ...post, updatedAt: firstUpdate(post, new Date()) }));
}
