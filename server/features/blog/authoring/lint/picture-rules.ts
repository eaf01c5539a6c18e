import { POST_PICTURE_WIDTHS, postPictureOf } from '#shared/blog/post-picture.ts';
import type { Remark } from '../finding.ts';
import { lineOfField, type PostFile, type WrittenPost } from '../post-file.ts';

/** Below it the picture above a post is blurred on a laptop. */
const MIN_WIDTH = 1000;
const MEGABYTE = 1024 * 1024;

/** What becomes of the writer's own pictures: their sizes, and what they are said to show. */
export function pictureRemarks({ text, pictures = [] }: PostFile, post: WrittenPost): Remark[] {
  const lines = text.split('\n');
  const featured = postPictureOf(post.featuredImage)?.name;
  return pictures.flatMap(({ path, name, width, height, bytes }): Remark[] => {
    const isFeatured = name === featured;
    const line = isFeatured
      ? lineOfField(text, 'featuredImage')
      : Math.max(1, lines.findIndex((each) => each.includes(`](${path}`)) + 1);
    const alt = isFeatured
      ? post.featuredImageAlt
      : /!\[([^\]]*)\]/.exec(lines[line - 1] ?? '')?.[1];
    const size = `${width} × ${height} pixels, ${(bytes.length / MEGABYTE).toFixed(1)} MB`;
    const missing: Remark = {
      line,
      severity: 'hint',
      rule: 'picture',
      message: `${path}: ${size}; readers get it up to ${Math.min(width, Math.max(...POST_PICTURE_WIDTHS))} pixels wide. It shows: ${alt ?? '(not said)'}`,
    };
    if (!isFeatured || width >= MIN_WIDTH) return [missing];
    const message = `${path} is ${width} pixels wide; below ${MIN_WIDTH} it is blurred above a post.`;
    return [missing, { line, severity: 'warning', rule: 'picture', message }];
  });
}
