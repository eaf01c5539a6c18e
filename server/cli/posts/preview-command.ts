import { formatCentralTime } from '#server/lib/central-time.ts';
import { readPostFolder } from '#server/features/blog/authoring/post-folder.ts';
import type { Command } from 'commander';
import type { StaffConnection } from '../connect.ts';
import { type StaffContext, withConnection, jsonOption, wholeNumberTo } from '../staff-context.ts';
import { folderOption } from './post-source.ts';

const ONE_WEEK_HOURS = 7 * 24;
const MAX_HOURS = 90 * 24;

interface Options {
  folder: string;
  hours: number;
  json?: true;
}

export function addPreview(posts: Command, context: StaffContext): void {
  posts
    .command('preview')
    .description('a link that shows an unpublished post to whoever has it, for a while')
    .argument('<slug>', 'slug of a post in the database')
    .option(
      '--hours <number>',
      `how long the link works, up to ${MAX_HOURS}`,
      wholeNumberTo(MAX_HOURS),
      ONE_WEEK_HOURS,
    )
    .addOption(folderOption())
    .addOption(jsonOption())
    .action((slug: string, options: Options) => preview(context, slug, options));
}

async function preview(context: StaffContext, slug: string, options: Options): Promise<void> {
  await withConnection(context, async (connection) => {
    const link = await connection.call('posts.preview', { slug, hours: options.hours });
    const url = context.config().publicUrl + link.path;
    const expiresAt = formatCentralTime(link.expiresAt);
    context.print(options.json ? JSON.stringify({ url, ...link }) : url);
    if (link.live) context.note('The post is public; the link leads to its own page.');
    else context.note(`Works until ${expiresAt}.`);
    await mentionUnsynced(context, connection, slug, options.folder);
  });
}

/** The page shows what is in the database; a writer looks at the file and wonders. */
async function mentionUnsynced(
  context: StaffContext,
  { call }: StaffConnection,
  slug: string,
  folder: string,
): Promise<void> {
  const files = await readPostFolder(folder);
  const post = files.find((file) => file.post?.slug === slug)?.post;
  if (!post) return;
  const { changes } = await call('posts.sync', {
    posts: [post],
    dryRun: true,
    isWholeFolder: false,
    mayTakeDown: false,
  });
  const fields = changes.flatMap((change) => change.fields.map(({ field }) => field)).join(', ');
  if (fields) context.note(`The file has changes (${fields}); "posts sync" brings them here.`);
}
