import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPostText, slugOf } from '#server/features/blog/authoring/new-post.ts';
import { parsePostFile } from '#server/features/blog/authoring/post-file.ts';
import { readPostFolder } from '#server/features/blog/authoring/post-folder.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import type { Command } from 'commander';
import { type StaffContext, UsageError, jsonOption } from '../staff-context.ts';
import { folderOption, shownPath } from './post-source.ts';

interface Options {
  folder: string;
  slug?: string;
  json?: true;
}

export function addNew(posts: Command, context: StaffContext): void {
  posts
    .command('new')
    .description('make the file of a new draft')
    .argument('<title>', 'title of the post, in quotation marks')
    .option('--slug <slug>', 'last part of its address; made from the title when left out')
    .addOption(folderOption())
    .addOption(jsonOption())
    .action((title: string, options: Options) => makeDraft(context, title, options));
}

async function makeDraft(context: StaffContext, title: string, options: Options): Promise<void> {
  const { folder, json } = options;
  const slug = options.slug ?? slugOf(title);
  const text = newPostText(title.trim(), slug);
  const [fault] = parsePostFile(`${slug}.md`, text).findings;
  if (fault) throw new UsageError(`No post can be made of this: ${fault.message}`);

  const present = await readPostFolder(folder);
  const twin = present.find(({ file, post }) => post?.slug === slug || file === `${slug}.md`);
  if (twin) {
    throw new UsageError(
      `${shownPath(folder, twin.file)} has the slug "${slug}" already; choose another with --slug.`,
    );
  }
  const file = shownPath(folder, `${slug}.md`);
  try {
    // 'wx': a file that was made meanwhile is not overwritten.
    await writeFile(join(folder, `${slug}.md`), text, { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(`${file} cannot be written (${code ?? 'unknown'}).`);
  }
  context.print(json ? JSON.stringify({ slug, file }) : `Made ${file}.`);
}
