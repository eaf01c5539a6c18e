import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Remark } from '../finding.ts';
import { lineOfField, type PostFile, type WrittenPost } from '../post-file.ts';

/** A browser's tab and a search result show about this much; the page's own title is cut there. */
const TITLE_CHARACTERS = 60;
/** Search results show about this much. */
const SUMMARY_CHARACTERS = 160;

/**
 * What is wrong with the front matter of a post that can be stored.
 * @param publicFolder where pictures of the site lie
 */
export function fieldRemarks(
  file: PostFile,
  post: WrittenPost,
  now: Date,
  publicFolder: string,
): Remark[] {
  const remarks: Remark[] = [];
  const warn = (field: string, rule: string, message: string) => {
    remarks.push({ line: lineOfField(file.text, field), severity: 'warning', rule, message });
  };
  const shownTitle = post.title.replace(/["“”„‟«»]/g, '').length;
  if (shownTitle > TITLE_CHARACTERS) {
    const message = `The title has ${shownTitle} characters; past ${TITLE_CHARACTERS} it is cut in tabs and search results.`;
    warn('title', 'title-length', message);
  }
  if (post.summary === null) {
    warn('summary', 'summary', 'The summary is missing; cards and search results show it.');
  } else if (post.summary.length > SUMMARY_CHARACTERS) {
    const message = `The summary has ${post.summary.length} characters; past ${SUMMARY_CHARACTERS} it is cut in search results.`;
    warn('summary', 'summary', message);
  }
  if (file.file !== `${post.slug}.md`) {
    warn('slug', 'file-name', `The file should be named ${post.slug}.md, like its slug.`);
  }
  if (post.status === 'published' && post.publishedAt && post.publishedAt > now) {
    const message =
      'The date is still to come, and readers see the post only then; use "posts schedule".';
    warn('publishedAt', 'date', message);
  }
  if (post.tags.length === 0)
    warn('tags', 'tag', 'The post has no tags; two or three help readers.');
  if (file.text.includes('\uFFFD')) {
    const line = file.text.split('\n').findIndex((text) => text.includes('\uFFFD')) + 1;
    const message = 'A character could not be read; save the file as UTF-8.';
    remarks.push({ line, severity: 'warning', rule: 'encoding', message });
  }
  const picture = pictureFault(post.featuredImage, publicFolder);
  if (picture !== undefined) warn('featuredImage', 'picture', picture);
  return remarks;
}

function pictureFault(featuredImage: string | null, publicFolder: string): string | undefined {
  if (featuredImage === null) return undefined;
  if (!/^\/(?![/\\])[^\s\\]*$/.test(featuredImage)) {
    return 'The picture is not on this site (a path such as /blog/desk.avif); readers may see the drawn banner instead.';
  }
  const isThere = existsSync(join(publicFolder, featuredImage.replace(/[?#].*$/, '')));
  return isThere ? undefined : `There is no picture ${featuredImage} in client/public.`;
}
