import pg from 'pg';

/** The rows of one statement, on a connection of its own. */
export async function queryOnce<Row extends object>(
  databaseUrl: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Makes a database of this name anew beside the one of the URL. @returns its URL */
export async function freshDatabase(databaseUrl: string, name: string): Promise<string> {
  await queryOnce(databaseUrl, `drop database if exists ${name} with (force)`);
  await queryOnce(databaseUrl, `create database ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}
