import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { create } from 'tar';

export interface ArchiveOptions {
  /** The folder that holds the folder `name`. */
  readonly folder: string;
  readonly name: string;
  /** Path of the archive to write. */
  readonly archive: string;
  readonly date: Date;
  /** How hard to look for what repeats, 0 to 9: the hardest when left out, which takes five times as long as 1. */
  readonly level?: number;
}

/** Files below a folder, sorted by their path with `/`, so that every machine lists them alike. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** A gzipped tar without owners, users' rights or the hour it was made at. */
export async function packArchive(options: ArchiveOptions): Promise<void> {
  const { folder, name, archive, date, level = 9 } = options;
  const files = await filesBelow(join(folder, name));
  await create(
    {
      cwd: folder,
      file: archive,
      gzip: { level },
      portable: true,
      noDirRecurse: true,
      mtime: date,
      // Readable for everybody, writable for its owner, whatever the umask was.
      onWriteEntry: (entry) => {
        if (entry.stat !== undefined) entry.stat.mode = 0o100644;
      },
    },
    files.map((file) => `${name}/${file}`),
  );
}
