import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from '#server/lib/operator-error.ts';
import {
  type BackupManifest,
  backupManifest,
  DATA_FILES,
  FORMAT,
  MANIFEST_FILE,
  SIGNATURE_FILE,
  SUMS_FILE,
} from './manifest.ts';
import { parseJson } from '#shared/parse-json.ts';
import { sha256 } from '#server/lib/canonical-json.ts';

/** What backups are signed with, stored outside of them (BACKUP_KEY); undefined: not at all. */
export type BackupKey = string | undefined;

const signatureOf = (sums: string, key: string) =>
  createHmac('sha256', key).update(sums).digest('hex');

/** A backup on the disk: its folder and what it says of itself. */
export interface Backup {
  readonly path: string;
  readonly manifest: BackupManifest;
  /** The file with the rows. */
  readonly dataPath: string;
}

/**
 * Makes the folder of a new backup, for its owner alone, lets `fill` write into it, and removes it
 * again when that fails. Nothing that is there already is ever touched.
 * @param fill writes the data file and says what stands in it
 * @throws OperatorError when the folder is there already or cannot be written
 */
export async function createBackup(
  folder: string,
  fill: (dataPath: string) => Promise<Omit<BackupManifest, 'format' | 'data'>>,
  { engine, key }: { readonly engine: BackupManifest['engine']; readonly key: BackupKey },
): Promise<Backup> {
  const path = resolve(folder);
  await makeFolder(path);
  try {
    const dataPath = join(path, DATA_FILES[engine]);
    // Made before its writer comes, so that no other user can read it at any moment.
    await writeFile(dataPath, '', { mode: 0o600, flag: 'wx' });
    const facts = await fill(dataPath);
    await chmod(dataPath, 0o600);
    const data = { file: DATA_FILES[engine], ...(await measure(dataPath)) };
    const manifest: BackupManifest = { format: FORMAT, ...facts, data };
    const text = `${JSON.stringify(manifest, null, 2)}\n`;
    await writeFile(join(path, MANIFEST_FILE), text, { mode: 0o600, flag: 'wx' });
    // Last: a backup without its sums was broken off. `sha256sum -c` reads the same file.
    const sums = `${data.sha256}  ${data.file}\n${sha256(text)}  ${MANIFEST_FILE}\n`;
    await writeFile(join(path, SUMS_FILE), sums, { mode: 0o600, flag: 'wx' });
    if (key !== undefined) {
      const signature = `${signatureOf(sums, key)}\n`;
      await writeFile(join(path, SIGNATURE_FILE), signature, { mode: 0o600, flag: 'wx' });
    }
    return { path, manifest, dataPath };
  } catch (error) {
    await rm(path, { recursive: true, force: true });
    throw toOperatorError(error, path);
  }
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    throw toOperatorError(error, path);
  }
}

function toOperatorError(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new OperatorError(`${path} is there already; choose another name.`);
  if (code === 'ENOSPC') return new OperatorError(`There is no room left for ${path}.`);
  const isFile = code !== undefined && /^E[A-Z]+$/.test(code);
  return isFile ? new OperatorError(`${path} cannot be written (${code}).`) : error;
}

/**
 * Reads what a backup says of itself and compares its files with their sums.
 * @param key what it must be signed with; undefined: whatever its signature says is taken
 * @throws OperatorError in one sentence: no backup, made by a newer version, incomplete or damaged
 */
export async function readBackup(folder: string, key: BackupKey): Promise<Backup> {
  const path = resolve(folder);
  const read = (name: string) =>
    readFile(join(path, name), 'utf8').catch((error: unknown) => {
      const { code } = error as NodeJS.ErrnoException;
      const why = code === 'EACCES' ? 'it may not be read' : `it has no ${name}`;
      throw new OperatorError(`${path} is no whole backup: ${why}.`);
    });
  const text = await read(MANIFEST_FILE);
  const sumsText = await read(SUMS_FILE);
  if (key !== undefined) await checkSignature(path, sumsText, key);
  const sums = new Map(
    sumsText.split('\n').map((line) => {
      const [sum = '', file = ''] = line.split(/ {2}/);
      return [file, sum];
    }),
  );
  if (sums.get(MANIFEST_FILE) !== sha256(text)) throw damaged(path, MANIFEST_FILE);
  const manifest = parseManifest(path, text);
  const dataPath = join(path, manifest.data.file);
  const found = await measure(dataPath).catch(() => undefined);
  const expected = manifest.data;
  const isSame =
    found?.sha256 === expected.sha256 &&
    found.bytes === expected.bytes &&
    sums.get(expected.file) === expected.sha256;
  if (!isSame) throw damaged(path, expected.file);
  return { path, manifest, dataPath };
}

async function checkSignature(path: string, sums: string, key: string): Promise<void> {
  const given = await readFile(join(path, SIGNATURE_FILE), 'utf8').catch(() => undefined);
  if (given === undefined) {
    throw new OperatorError(
      `The backup in ${path} is not signed; take BACKUP_KEY out of the settings to use it all the same.`,
    );
  }
  const [expected, found] = [signatureOf(sums, key), given.trim()].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  if (expected && found && timingSafeEqual(expected, found)) return;
  throw new OperatorError(
    `The backup in ${path} was signed with another key than BACKUP_KEY, or was changed.`,
  );
}

function parseManifest(path: string, text: string): BackupManifest {
  const json = parseJson(text);
  const { format } = Object(json) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT) {
    throw new OperatorError(
      `The backup in ${path} was made by a newer version of the site; use that version.`,
    );
  }
  const parsed = backupManifest.safeParse(json);
  if (!parsed.success) throw damaged(path, MANIFEST_FILE);
  return parsed.data;
}

const damaged = (path: string, file: string) =>
  new OperatorError(`The backup in ${path} is damaged: ${file} is missing or was changed.`);

async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: (await stat(file)).size, sha256: hash.digest('hex') };
}
