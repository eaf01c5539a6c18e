import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { facts } from '#server/db/database-error.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { type Query, type DatabaseFacts, describeDatabase } from './describe-database.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Writes the whole folder of an embedded database into a file, with what stood in it at that moment.
 * Everything else waits while the folder is read into memory, a fraction of a second; it is packed
 * and written afterwards.
 * @param file an empty file that is there already
 */
export async function snapshotEmbedded(client: PGlite, file: string): Promise<DatabaseFacts> {
  const { found, tar } = await client.transaction(async (tx) => {
    // Others may query only when this transaction is over, so both see the same rows.
    return { found: await describeDatabase(queryOf(tx)), tar: await client.dumpDataDir('none') };
  });
  await writeFile(file, await pack(await tar.arrayBuffer()));
  return found;
}

/**
 * What `PGlite.create` takes as `loadDataDir`. Unpacked here: the engine leaves a broken one to the
 * process as an unhandled rejection.
 * @throws OperatorError when it cannot be unpacked
 */
export async function loadSnapshot(file: string): Promise<Blob> {
  const packed = await readFile(file);
  try {
    return new Blob([await unpack(packed)], { type: 'application/x-tar' });
  } catch (error) {
    throw new OperatorError(`${file} cannot be unpacked (${facts(error).code ?? 'unknown'}).`);
  }
}

/** Describes a database that no other process uses. @throws OperatorError when it is none of the site */
export async function describeEmbedded(client: PGlite): Promise<DatabaseFacts> {
  return client.transaction((tx) => describeDatabase(queryOf(tx)));
}

/** Asks within a transaction of the embedded database. */
export function queryOf(tx: Pick<Transaction, 'query'>): Query {
  return async <Row extends object>(text: string) => (await tx.query<Row>(text)).rows;
}
