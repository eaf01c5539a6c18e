import { readPostFolder } from '#server/features/blog/authoring/post-folder.ts';
import type { SyncReport } from '#server/features/blog/authoring/sync-posts.ts';
import type { Command } from 'commander';
import { type StaffContext, withConnection, jsonOption, printJson } from '../staff-context.ts';
import { changeAsPatch } from './change-as-patch.ts';
import { findingLine, folderOption } from './post-source.ts';
import { storePictures } from './store-pictures.ts';

interface Options {
  folder: string;
  dryRun?: true;
  takeDown?: true;
  json?: true;
}

export function addSync(posts: Command, context: StaffContext): void {
  posts
    .command('sync')
    .description('bring the files into the database, all of them or none; deletes nothing')
    .option('--dry-run', 'only show what would change')
    .option('--take-down', 'let a file make a public post a draft again')
    .addOption(folderOption())
    .addOption(jsonOption())
    .action((options: Options) => sync(context, options));
}

async function sync(
  context: StaffContext,
  { folder, dryRun, takeDown, json }: Options,
): Promise<void> {
  const files = await readPostFolder(folder);
  const faults = files.flatMap(({ findings }) => findings);
  if (faults.length > 0) {
    for (const fault of faults) context.note(findingLine(folder, fault));
    context.note('Nothing was written: all files come into the database, or none.');
    context.finish(1);
    return;
  }
  const report = await withConnection(context, async (connection) => {
    if (!dryRun) await storePictures(context, connection, files);
    return connection.call('posts.sync', {
      posts: files.flatMap(({ post }) => (post ? [post] : [])),
      dryRun: dryRun === true,
      isWholeFolder: true,
      mayTakeDown: takeDown === true,
    });
  });
  if (json) printJson(context, report);
  else print(context, report, dryRun === true);
  context.finish(report.refused.length > 0 ? 1 : 0);
}

function print(context: StaffContext, report: SyncReport, isDryRun: boolean): void {
  const { changes, unchanged, withoutFile, refused, written } = report;
  for (const change of changes) {
    const { slug, isNew, fields } = change;
    const names = fields.map(({ field }) => field).join(', ');
    // Of a new post the patch would be the whole file.
    if (isNew && (isDryRun || written)) context.print(`new      ${slug}`);
    else if (isDryRun) context.print(changeAsPatch(change));
    else if (written) context.print(`changed  ${slug} (${names})`);
  }
  for (const { slug, status } of withoutFile) {
    context.note(`${slug} (${status}) is in the database, but has no file; it stays as it is.`);
  }
  for (const { slug, from, to } of refused) {
    const way = to === 'archived' || to === 'published' ? '' : ' without --take-down';
    context.note(`${slug} is ${from} and cannot become ${to}${way}.`);
  }
  if (refused.length > 0) context.note('Nothing was written: all posts are, or none.');
  const added = changes.filter(({ isNew }) => isNew).length;
  const counts = `${added} new, ${changes.length - added} changed, ${unchanged} unchanged`;
  context.note(isDryRun ? `${counts}; nothing was written (--dry-run).` : `${counts}.`);
}
