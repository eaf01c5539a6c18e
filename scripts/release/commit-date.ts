import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Where there is no repository, e.g. in a copy of the sources: the oldest date that archives know. */
const WITHOUT_A_COMMIT = new Date('1980-01-01T00:00:00Z');

/**
 * The date that every file of a release bears: that of the commit it is made from, so that the same
 * commit gives the same bytes. SOURCE_DATE_EPOCH (seconds) overrules it, as reproducible-builds.org
 * describes.
 */
export async function commitDate(projectFolder: string): Promise<Date> {
  const given = process.env.SOURCE_DATE_EPOCH;
  if (given !== undefined) return new Date(Number(given) * 1_000);
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%ct'], {
      cwd: projectFolder,
    });
    return new Date(Number(stdout.trim()) * 1_000);
  } catch {
    return WITHOUT_A_COMMIT;
  }
}
