import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** Where a running server takes staff commands, and the word that proves who may give them. */
const channelAddress = z.object({ port: z.number().int(), token: z.string().min(32) });
export type ChannelAddress = z.output<typeof channelAddress>;

const pathIn = (dataDir: string) => join(resolve(dataDir), 'staff-channel.json');

/** Writes the address readable for the owner of the folder alone: its reader can give commands. */
export async function writeChannelFile(dataDir: string, address: ChannelAddress): Promise<void> {
  const path = pathIn(dataDir);
  const draft = `${path}.new`;
  await mkdir(resolve(dataDir), { recursive: true });
  await rm(draft, { force: true });
  await writeFile(draft, JSON.stringify(address), { mode: 0o600, flag: 'wx' });
  await chmod(draft, 0o600);
  await rename(draft, path);
}

/** @returns undefined when there is none, or none that this version understands */
export async function readChannelFile(dataDir: string): Promise<ChannelAddress | undefined> {
  try {
    const parsed = channelAddress.safeParse(JSON.parse(await readFile(pathIn(dataDir), 'utf8')));
    return parsed.data;
  } catch {
    return undefined;
  }
}

/** Removes the file if it still is this server's own. */
export async function removeChannelFile(dataDir: string, token: string): Promise<void> {
  const present = await readChannelFile(dataDir);
  if (present?.token === token) await rm(pathIn(dataDir), { force: true });
}
