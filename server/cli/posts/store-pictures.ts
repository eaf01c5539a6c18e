import type { PostFile } from '#server/features/blog/authoring/post-file.ts';
import { encodePicture } from '#server/features/blog/pictures/source-picture.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { StaffConnection } from '../connect.ts';
import type { StaffContext } from '../staff-context.ts';

/**
 * Brings the pictures of posts to where the posts are stored, before the posts themselves: a page never
 * names one that is not there. Those that are there already are not encoded again.
 * @throws OperatorError for a file that breaks off
 */
export async function storePictures(
  context: StaffContext,
  { call }: StaffConnection,
  files: readonly Pick<PostFile, 'pictures'>[],
): Promise<void> {
  const pictures = new Map(
    files.flatMap((file) => file.pictures ?? []).map((each) => [each.name, each]),
  );
  if (pictures.size === 0) return;
  const missing = await call('posts.missingPictures', { names: [...pictures.keys()] });
  for (const name of missing) {
    const picture = pictures.get(name);
    if (!picture) continue;
    const encoded = await encodePicture(picture).catch(() => {
      throw new OperatorError(`${picture.path} cannot be read to its end; save it again.`);
    });
    await call('posts.storePicture', { name, files: [...encoded] });
    const bytes = encoded.reduce((sum, { data }) => sum + data.length, 0);
    context.note(
      `${picture.path}: ${picture.width} × ${picture.height}, kept in ${encoded.length} files of ${Math.ceil(bytes / 1024)} kB together.`,
    );
  }
}
