/**
 * A process of its own that opens the embedded database of a folder, for tests that kill it:
 * `node --import tsx tests/setup/hold-database.ts DATA_DIR [USERNAME]` writes the user, prints
 * "open" or why not, and then waits to be killed.
 */
import { openDatabase } from '#server/db/open-database.ts';
import { users } from '#shared/schema.ts';
import { pino } from 'pino';

const [dataDir, username] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('hold-database needs a folder.');

try {
  const { db } = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  if (username !== undefined) await db.insert(users).values({ username, password: 'hash' });
  process.stdout.write('open\n');
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
}
