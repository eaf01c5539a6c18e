import type { Finding, Remark } from '../finding.ts';
import type { PostFile } from '../post-file.ts';
import { fieldRemarks } from './field-rules.ts';
import { linkRemarks } from './link-rules.ts';
import { markdownRemarks, parseBody } from './markdown-rules.ts';
import { readingRemarks } from './reading-level.ts';
import { tagRemarks } from './tag-rules.ts';

export interface LintOptions {
  readonly now: Date;
  /** Where the pictures of the site lie: client/public. */
  readonly publicFolder: string;
}

/**
 * Everything that readers would see differently from what the writer meant, by file and line.
 * @param files the posts to look at
 * @param all every post of the folder: links between posts and tags are checked against them
 */
export function lintPosts(
  files: readonly PostFile[],
  all: readonly PostFile[],
  { now, publicFolder }: LintOptions,
): Finding[] {
  const slugs = new Set(all.flatMap(({ post }) => (post ? [post.slug] : [])));
  return files.flatMap((file) => {
    const { post, body, bodyLine } = file;
    const root = parseBody(body);
    const others = all.filter((other) => other.file !== file.file);
    const remarks: Remark[] = [
      ...(post ? fieldRemarks(file, post, now, publicFolder) : []),
      ...(post
        ? tagRemarks(
            file,
            post,
            others.flatMap((other) => other.post?.tags ?? []),
          )
        : []),
      ...markdownRemarks(body, root, bodyLine),
      ...linkRemarks(body, root, bodyLine, slugs),
      ...readingRemarks(body, bodyLine),
    ];
    const found = remarks.map((remark) => ({ file: file.file, ...remark }));
    return [...file.findings, ...found].sort((one, other) => one.line - other.line);
  });
}
