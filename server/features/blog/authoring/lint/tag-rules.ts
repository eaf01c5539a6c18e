import type { Remark } from '../finding.ts';
import { lineOfField, type PostFile, type WrittenPost } from '../post-file.ts';

/**
 * Tags that no other post has. One that is another tag spelled differently ("hipaa-compliance") is a
 * warning; a new one is a hint, and only until its post is out: a first post has to use it.
 * @param others tags of all other posts
 */
export function tagRemarks(file: PostFile, post: WrittenPost, others: readonly string[]): Remark[] {
  const used = new Set(others);
  return post.tags.flatMap((tag): Remark[] => {
    if (used.has(tag)) return [];
    const line = lineOfTag(file.text, tag);
    const twin = others.find((other) => essence(other) === essence(tag));
    if (twin !== undefined) {
      const message = `The tag "${tag}" is spelled "${twin}" in other posts.`;
      return [{ line, severity: 'warning', rule: 'tag', message }];
    }
    if (post.status === 'published' || post.status === 'archived') return [];
    const message = `The tag "${tag}" was never used before.`;
    return [{ line, severity: 'hint', rule: 'tag', message }];
  });
}

/** Without case, spaces, hyphens and a plural: what makes two spellings one word. */
function essence(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/s$/, '');
}

function lineOfTag(text: string, tag: string): number {
  const lines = text.split('\n');
  const start = lineOfField(text, 'tags');
  const index = lines.findIndex((line, at) => at >= start - 1 && line.includes(tag));
  return index === -1 ? start : index + 1;
}
