import { openDatabase } from '#server/db/open-database.ts';
import { blogPosts } from '#shared/schema.ts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { buildManyPosts } from './build-many-posts.ts';

const ROWS_PER_INSERT = 500;

/** Fills the embedded database of a data folder, which nothing else may have open, with posts. */
export async function seedPosts(dataDir: string, count: number): Promise<void> {
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  try {
    const posts = buildManyPosts(count, new Date());
    for (let start = 0; start < count; start += ROWS_PER_INSERT) {
      await database.db.insert(blogPosts).values(posts.slice(start, start + ROWS_PER_INSERT));
    }
    // Nothing in the embedded database does this by itself.
    await database.db.execute(sql`vacuum analyze ${blogPosts}`);
  } finally {
    await database.close();
  }
}
