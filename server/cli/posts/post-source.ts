import { basename, join, relative, resolve } from 'node:path';
import type { Finding } from '#server/features/blog/authoring/finding.ts';
import { lintPosts } from '#server/features/blog/authoring/lint/lint-posts.ts';
import type { PostFile } from '#server/features/blog/authoring/post-file.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { pictureHosts } from '#shared/content/picture-hosts.ts';
import { Option } from 'commander';
import { type StaffContext, UsageError } from '../staff-context.ts';

/** Where the posts of this site lie. */
const OWN_FOLDER = join(projectRoot, 'content/blog');

/** `--folder`, for a copy of the posts somewhere else. */
export function folderOption(): Option {
  return new Option('--folder <path>', 'folder of the posts').default(OWN_FOLDER, 'content/blog');
}

/** A path as it is printed: short inside the current folder. */
export function shownPath(folder: string, file: string): string {
  const path = relative('.', resolve(folder, file));
  return path.startsWith('..') ? resolve(folder, file) : path;
}

/**
 * The file of a post that was named by its slug, its file name or its path.
 * @throws UsageError when there is none
 */
export function findPostFile(files: readonly PostFile[], name: string): PostFile {
  const wanted = basename(name).replace(/\.md$/, '');
  const found =
    files.find(({ post }) => post?.slug === wanted) ??
    files.find(({ file }) => file === `${wanted}.md`);
  if (!found) {
    throw new UsageError(
      `There is no post "${name}"; "posts list" and the folder show their slugs.`,
    );
  }
  return found;
}

export function lintFiles(
  context: StaffContext,
  files: readonly PostFile[],
  all: readonly PostFile[],
): Finding[] {
  const publicFolder = join(projectRoot, 'client/public');
  return lintPosts(files, all, { now: context.clock(), publicFolder, pictureHosts });
}

/** A finding in the form that editors and terminals turn into a link. */
export function findingLine(folder: string, finding: Finding): string {
  const { file, line, severity, rule, message } = finding;
  return `${shownPath(folder, file)}:${line}: ${severity}: ${message} (${rule})`;
}
