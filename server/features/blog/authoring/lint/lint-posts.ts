import type { Finding, Remark } from '../finding.ts';
import type { PostFile } from '../post-file.ts';
import { fieldRemarks, type LintOptions } from './field-rules.ts';
import { linkRemarks } from './link-rules.ts';
import { markdownRemarks } from './markdown-rules.ts';
import { parseMarkdown } from '../../markdown/parse-markdown.ts';
import { pictureRemarks } from './picture-rules.ts';
import { readingRemarks } from './reading-level.ts';
import { tagRemarks } from './tag-rules.ts';

/**
 * Everything that readers would see differently from what the writer meant, by file and line.
 * @param files the posts to look at
 * @param all every post of the folder: titles, tags and links between posts are checked against them
 */
export function lintPosts(
  files: readonly PostFile[],
  all: readonly PostFile[],
  options: LintOptions,
): Finding[] {
  return files.flatMap((file) => {
    const { post, body, bodyLine } = file;
    const root = parseMarkdown(body);
    const others = all.flatMap((other) =>
      other.file !== file.file && other.post ? [other.post] : [],
    );
    const remarks: Remark[] = [
      ...(post ? fieldRemarks(file, post, others, options) : []),
      ...(post
        ? tagRemarks(
            file,
            post,
            others.flatMap(({ tags }) => tags),
          )
        : []),
      ...(post ? pictureRemarks(file, post) : []),
      ...markdownRemarks(file, root),
      ...linkRemarks(file, root, others, options.now),
      ...readingRemarks(body, bodyLine),
    ];
    const found = remarks.map((remark) => ({ file: file.file, ...remark }));
    return [...file.findings, ...found].sort((one, other) => one.line - other.line);
  });
}
