import { company } from '#shared/content/company.ts';
import { formatCentralTime, parseCentralTime } from '#server/lib/central-time.ts';
import type { WrittenPost } from '#server/features/blog/authoring/post-file.ts';
import { isReadable, liveSince } from '#server/features/blog/post-status.ts';
import type { Command } from 'commander';
import { type StaffContext, UsageError, jsonOption } from '../staff-context.ts';
import { changeState, type StateOptions } from './change-state.ts';
import { folderOption } from './post-source.ts';

const { zone } = company.officeHours;

/** publish, schedule, archive, unarchive: they change the file and the row (docs/decisions/post-files.md). */
export function addStateCommands(posts: Command, context: StaffContext): void {
  const command = (name: string, description: string) =>
    posts
      .command(name)
      .description(description)
      .argument('<slug>', 'slug or file of the post')
      .addOption(folderOption())
      .addOption(jsonOption());

  command('publish', 'make a draft or scheduled post public now')
    .option('--force', 'although the lint has findings')
    .action((slug: string, options: StateOptions) =>
      changeState(context, slug, options, (post, now) => ({
        status: 'published',
        publishedAt: publicSince(post, now) ?? now,
        scheduledFor: null,
      })),
    );

  command('schedule', 'make a post public at a time to come')
    .requiredOption('--at <time>', `${zone.word} time, e.g. "2026-12-01 08:00"`)
    .option('--force', 'although the lint has findings')
    .action((slug: string, options: StateOptions & { at: string }) => {
      const scheduledFor = timeToCome(context, options.at);
      return changeState(context, slug, options, () => ({
        status: 'scheduled',
        publishedAt: null,
        scheduledFor,
      }));
    });

  // What is public has passed the lint, or was let through: taking it out of the list always works.
  command('archive', 'move a public post to the archive').action(
    (slug: string, options: StateOptions) =>
      changeState(context, slug, { ...options, force: true }, (post, now) => ({
        status: 'archived',
        publishedAt: publicSince(post, now) ?? now,
        scheduledFor: null,
      })),
  );

  command('unarchive', 'move an archived post back to the current list').action(
    (slug: string, options: StateOptions) =>
      changeState(context, slug, { ...options, force: true }, (post, now) => {
        if (post.status !== 'archived') throw new UsageError(`${post.slug} is not archived.`);
        return {
          status: 'published',
          publishedAt: publicSince(post, now) ?? now,
          scheduledFor: null,
        };
      }),
  );
}

/** Since when readers have seen a post, so that its date does not jump; undefined when they have not. */
function publicSince(post: WrittenPost, now: Date): Date | undefined {
  return isReadable(post, now) ? (liveSince(post) ?? undefined) : undefined;
}

function timeToCome(context: StaffContext, text: string): Date {
  const time = parseCentralTime(text);
  if (!time) {
    throw new UsageError(
      `"${text}" is no ${zone.word} time; write it like "2026-12-01 08:00", with ${zone.summer} or ${zone.standard} behind it if you like.`,
    );
  }
  if (time.note !== undefined) context.note(time.note);
  if (time.instant <= context.clock()) {
    const now = formatCentralTime(context.clock());
    throw new UsageError(`"${text}" is past (it is ${now}); use "posts publish".`);
  }
  return time.instant;
}
