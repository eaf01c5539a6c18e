import type { Database } from '#server/db/database.ts';
import { type BlogPostRow, blogPosts } from '#shared/schema.ts';
import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { type PostFolder, postFolder } from './post-folder.ts';
import { type CommandOptions, type CommandResult, runCommand } from './run-command.ts';

/** When every test begins. */
export const NOW = new Date('2026-11-21T18:00:00Z');

/** Fields of a file whose post is out. */
export const published = { status: 'published', publishedAt: "'2026-10-01T13:00:00Z'" };

interface ListedPost {
  readonly slug: string;
  readonly status: string;
  readonly live: boolean;
}

/** Where staff write: a folder of posts, the commands that work on it, and what they left behind. */
export interface PostDesk {
  /** Another one, empty, for each test. */
  readonly folder: PostFolder;
  /** A test may move it. */
  now: Date;
  /** For a command that is run without the folder. */
  readonly options: () => CommandOptions;
  /** `staff posts …` on the folder. */
  readonly staff: (...args: string[]) => Promise<CommandResult>;
  /** What `staff posts list --json …` says. */
  readonly list: (...args: string[]) => Promise<ListedPost[]>;
  readonly rowOf: (slug: string) => Promise<BlogPostRow | undefined>;
}

/** @param opened the database of the running test */
export function postDesk(opened: () => Database): PostDesk {
  let folder: PostFolder | undefined;
  const desk: PostDesk = {
    get folder() {
      if (!folder) throw new Error('There is a folder only while a test runs.');
      return folder;
    },
    now: NOW,
    options: () => ({ database: opened(), now: () => desk.now }),
    staff: (...args) =>
      runCommand(['posts', ...args, '--folder', desk.folder.path], desk.options()),
    async list(...args) {
      const { out } = await runCommand(['posts', 'list', '--json', ...args], desk.options());
      return JSON.parse(out) as ListedPost[];
    },
    async rowOf(slug) {
      const rows = await opened().db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
      return rows[0];
    },
  };
  beforeEach(async () => {
    folder = await postFolder();
    desk.now = NOW;
  });
  return desk;
}
