import { company } from '#shared/content/company.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import type { ListedPost } from '#server/features/blog/authoring/list-posts.ts';
import { POST_STATUSES, type PostStatus } from '#shared/schema.ts';
import { type Command, Option } from 'commander';
import { type StaffContext, call, jsonOption, printJson } from '../staff-context.ts';
import { textTable } from '../text-table.ts';

interface Options {
  status?: PostStatus;
  json?: true;
}

export function addList(posts: Command, context: StaffContext): void {
  posts
    .command('list')
    .description(
      `the posts in the database, newest first; times are ${company.officeHours.zone.word}`,
    )
    .addOption(new Option('--status <status>', 'only these').choices(POST_STATUSES))
    .addOption(jsonOption())
    .action(async ({ status, json }: Options) => {
      const listed = await call(context, 'posts.list', { status });
      if (json) printJson(context, listed);
      else if (listed.length === 0) context.note('There are no such posts in the database.');
      else context.print(textTable([HEADINGS, ...listed.map(row)]));
    });
}

const HEADINGS = ['STATUS', 'DATE', 'SLUG', 'TITLE'];

function row({ status, live, publishedAt, scheduledFor, slug, title }: ListedPost): string[] {
  const date = status === 'scheduled' ? scheduledFor : publishedAt;
  const shownStatus = status === 'scheduled' && live ? 'scheduled (live)' : status;
  return [shownStatus, date ? formatCentralTime(date) : '', slug, title];
}
