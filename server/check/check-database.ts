import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '#server/config.ts';
import { postgresTarget } from '#server/db/postgres-target.ts';
import type { DatabaseAccess } from './check-operations.ts';
import { checkLine, type CheckLine, FindingError } from './check-line.ts';

/** Older ones get no more security fixes, and the site is not tested on them. */
const OLDEST_MAJOR = 13;
const MAX_CLOCK_MS = 2_000;
const MIN_FREE_BYTES = 500_000_000;
/** Where Debian's PostgreSQL keeps its rows. */
const POSTGRES_FOLDER = '/var/lib/postgresql';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The database: reachable, new enough, writable, and with the right time. */
export function checkDatabase(
  settings: Settings,
  connect: () => Promise<DatabaseAccess>,
): Promise<CheckLine> {
  return checkLine('database', async () => {
    const access = await connect();
    const { version, refusesToWrite, clockAheadMs, bytes } = await access.ask();
    if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
      throw new FindingError(
        `PostgreSQL ${version} is too old: update it to ${OLDEST_MAJOR} or newer.`,
      );
    }
    if (refusesToWrite !== null) {
      throw new FindingError(
        `It can be read and not be written (${refusesToWrite}): give its user the rights of an owner, or name the server that is not a standby.`,
      );
    }
    if (Math.abs(clockAheadMs) > MAX_CLOCK_MS) {
      throw new FindingError(
        `Its clock is ${Math.abs(clockAheadMs) / 1000} s ${clockAheadMs > 0 ? 'ahead of' : 'behind'} this machine's: let NTP set both.`,
      );
    }
    const what =
      settings.databaseUrl === undefined
        ? `The embedded database (PostgreSQL ${version})`
        : `PostgreSQL ${version}`;
    return `${what} can be read and written, holds ${megabytes(bytes)} and has the same time.`;
  });
}

/** Free space where rows are written, as far as this machine can see it. */
export async function checkDisk(settings: Settings): Promise<CheckLine[]> {
  const folder = isElsewhere(settings) ? undefined : folderOf(settings);
  const free = folder === undefined ? undefined : await freeBytes(folder);
  if (folder === undefined || free === undefined) return [];
  return [
    await checkLine('disk', () => {
      if (free >= MIN_FREE_BYTES) {
        return Promise.resolve(`${megabytes(free)} are free in ${folder}.`);
      }
      throw new FindingError(`Only ${megabytes(free)} are free in ${folder}: make room.`);
    }),
  ];
}

function isElsewhere({ databaseUrl }: Settings): boolean {
  if (databaseUrl === undefined) return false;
  const { host } = postgresTarget(databaseUrl);
  return !(host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host));
}

const folderOf = ({ databaseUrl, dataDir }: Settings) =>
  databaseUrl === undefined ? resolve(dataDir) : POSTGRES_FOLDER;

/** Of the folder, or of the nearest one above it that is there. */
async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    const above = dirname(folder);
    return above === folder ? undefined : freeBytes(above);
  }
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
