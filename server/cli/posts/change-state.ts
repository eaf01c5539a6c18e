import { readPostFolder } from '#server/features/blog/authoring/post-folder.ts';
import { editFrontMatter } from '#server/features/blog/authoring/edit-front-matter.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import type { WrittenPost } from '#server/features/blog/authoring/post-file.ts';
import {
  canChangeStatus,
  isReadable,
  POST_TRANSITIONS,
  statusAt,
} from '#server/features/blog/post-status.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { pagePath } from '#shared/site-map.ts';
import { type StaffContext, withConnection } from '../staff-context.ts';
import { findingLine, findPostFile, lintFiles, shownPath } from './post-source.ts';
import { replaceFile } from './replace-file.ts';
import { storePictures } from './store-pictures.ts';

export interface StateOptions {
  folder: string;
  force?: true;
  json?: true;
}

export type PostState = Pick<WrittenPost, 'status' | 'publishedAt' | 'scheduledFor'>;

/**
 * Gives a post another state: in its file, which is reviewed and committed, and in its row, which
 * readers see. The file goes first and is put back when the row cannot follow: cut off in between,
 * the next sync completes the change.
 * @throws OperatorError when the state may not follow the present one, or cannot be stored
 */
export async function changeState(
  context: StaffContext,
  name: string,
  { folder, force, json }: StateOptions,
  next: (post: WrittenPost, now: Date) => PostState,
): Promise<void> {
  const all = await readPostFolder(folder);
  const source = findPostFile(all, name);
  const { post } = source;
  const now = context.clock();
  const state = post && next(post, now);
  // As it will be: by then a post that it links to may be out.
  const planned = post && state ? { ...source, post: { ...post, ...state } } : source;
  const findings = lintFiles(context, [planned], all).filter(({ severity }) =>
    force ? severity === 'error' : severity !== 'hint',
  );
  if (findings.length > 0 || !post || !state) {
    for (const finding of findings) context.note(findingLine(folder, finding));
    context.note('Nothing was changed. Mend the file, or add --force if it is meant like this.');
    context.finish(1);
    return;
  }

  if (!canChangeStatus(post, state.status, now)) {
    throw new OperatorError(refusal(post, state.status, now));
  }
  const text = editFrontMatter(source.text, state);
  if (text === undefined) {
    throw new OperatorError(
      `The front matter of ${source.file} cannot be edited by this command; set status: ${state.status} by hand and run "posts sync".`,
    );
  }
  const changed: WrittenPost = { ...post, ...state };
  await withConnection(context, async (connection) => {
    await storePictures(context, connection, [source]);
    const putBack = await replaceFile(folder, source.file, text);
    try {
      const input = { posts: [changed], dryRun: false, isWholeFolder: false, mayTakeDown: false };
      const { refused } = await connection.call('posts.sync', input);
      const [conflict] = refused;
      if (conflict) throw new OperatorError(refusalByRow(conflict));
    } catch (error) {
      await putBack();
      throw error;
    }
  });
  print(context, changed, shownPath(folder, source.file), json === true, text !== source.text);
}

function refusal(post: WrittenPost, wanted: string, now: Date): string {
  const status = statusAt(post, now);
  const others = POST_TRANSITIONS[status].filter((next) => next !== status).join(' or ');
  return `${post.slug} is ${status} and cannot become ${wanted}; from here it can become ${others}.`;
}

function refusalByRow({ slug, from, to }: { slug: string; from: string; to: string }): string {
  return `${slug} is ${from} in the database and cannot become ${to}; "posts sync --dry-run" shows how file and database differ.`;
}

function print(
  context: StaffContext,
  post: WrittenPost,
  file: string,
  isJson: boolean,
  isEdited: boolean,
): void {
  const { slug, status, publishedAt, scheduledFor } = post;
  const live = isReadable(post, context.clock());
  const url = context.config().publicUrl + pagePath('blog-post', { slug });
  if (isJson) {
    context.print(JSON.stringify({ slug, status, publishedAt, scheduledFor, live, url, file }));
  } else if (status === 'scheduled' && scheduledFor) {
    context.print(`${slug} is scheduled for ${formatCentralTime(scheduledFor)}: ${url}`);
  } else {
    context.print(`${slug} is ${status}: ${url}`);
  }
  if (isEdited) context.note(`Changed ${file}; commit it.`);
}
