import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPostFolder } from '#server/features/blog/authoring/post-folder.ts';
import type { PostFile } from '#server/features/blog/authoring/post-file.ts';
import { SLUG } from '#server/features/blog/slug.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Command } from 'commander';
import {
  type StaffContext,
  withConnection,
  call,
  UsageError,
  jsonOption,
  printJson,
} from '../staff-context.ts';
import { folderOption, shownPath } from './post-source.ts';
import { replaceFile } from './replace-file.ts';

interface AddressOptions {
  readonly folder: string;
  readonly json?: true;
}

/** rename and delete: they change the file, where there is one, and the row. */
export function addAddressCommands(posts: Command, context: StaffContext): void {
  posts
    .command('rename')
    .description('give a post another slug; the old address leads to the new one for ever')
    .argument('<old>', 'present slug')
    .argument('<new>', 'slug from now on')
    .addOption(folderOption())
    .addOption(jsonOption())
    .action((from: string, to: string, options: AddressOptions) =>
      renamePost(context, from, to, options),
    );
  posts
    .command('delete')
    .description('remove a post for good; its address answers 410 from then on')
    .argument('<slug>', 'slug of the post')
    .option('--yes', 'really: only git and backups have it then')
    .addOption(folderOption())
    .addOption(jsonOption())
    .action((slug: string, options: AddressOptions & { yes?: true }) =>
      deletePost(context, slug, options),
    );
}

async function renamePost(
  context: StaffContext,
  from: string,
  to: string,
  { folder, json }: AddressOptions,
): Promise<void> {
  if (!SLUG.test(to) || to === 'archive') {
    throw new UsageError(`"${to}" is no slug: small letters, digits and single hyphens.`);
  }
  if (from === to) throw new UsageError('The old and the new slug are the same.');
  const files = await readPostFolder(folder);
  const source = fileOf(files, from);
  if (fileOf(files, to)) throw new OperatorError(`${to}.md is there already.`);
  const renamed = await withConnection(context, async ({ call }) => {
    // The file goes first and comes back when the row cannot follow.
    const putBack = source && (await moveFile(folder, source, to));
    try {
      return await call('posts.rename', { from, to });
    } catch (error) {
      await putBack?.();
      throw error;
    }
  });
  if (json) printJson(context, { from, to, ...renamed });
  else {
    context.print(`${renamed.title}: /blog/${from} leads to /blog/${to} from now on.`);
    if (source) context.print(`${shownPath(folder, `${to}.md`)} is its file; commit it.`);
  }
}

async function deletePost(
  context: StaffContext,
  slug: string,
  { folder, json, yes }: AddressOptions & { yes?: true },
): Promise<void> {
  const source = fileOf(await readPostFolder(folder), slug);
  const receipt = await call(context, 'posts.delete', { slug, dryRun: yes !== true });
  if (!yes) {
    throw new UsageError(
      `"${receipt.title}" would be gone for good, its address would answer 410${source ? ` and ${source.file} would be removed` : ''}. Add --yes when you are sure.`,
    );
  }
  // Otherwise the next sync would bring it back.
  if (source) await rm(join(folder, source.file));
  if (json) printJson(context, { ...receipt, file: source?.file ?? null });
  else {
    context.print(
      `${receipt.title} is deleted (${formatCentralTime(receipt.deletedAt)}); /blog/${slug} answers 410.`,
    );
    if (source) context.print(`${source.file} was removed; git keeps what was committed.`);
  }
}

const fileOf = (files: readonly PostFile[], slug: string): PostFile | undefined =>
  files.find(({ post, file }) => post?.slug === slug || file === `${slug}.md`);

/** @returns puts file and text back */
async function moveFile(
  folder: string,
  { file, text }: PostFile,
  to: string,
): Promise<() => Promise<void>> {
  const edited = text.replace(/^slug:[^\r\n]*/m, `slug: ${to}`);
  const restoreText = await replaceFile(folder, file, edited);
  const [oldPath, newPath] = [join(folder, file), join(folder, `${to}.md`)];
  await rename(oldPath, newPath);
  return async () => {
    await rename(newPath, oldPath);
    await restoreText();
  };
}
