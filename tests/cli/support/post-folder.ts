import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface PostFolder {
  readonly path: string;
  write(slug: string, fields?: Readonly<Record<string, string>>, body?: string): Promise<void>;
  read(slug: string): Promise<string>;
  remove(slug: string): Promise<void>;
}

/** An empty folder of posts, gone with the test. */
export async function postFolder(): Promise<PostFolder> {
  const path = await mkdtemp(join(tmpdir(), 'posts-test-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const fileOf = (slug: string) => join(path, `${slug}.md`);
  return {
    path,
    write: (slug, fields = {}, body = 'Some text.') =>
      writeFile(fileOf(slug), postText({ slug, ...fields }, body)),
    read: (slug) => readFile(fileOf(slug), 'utf8'),
    remove: (slug) => rm(fileOf(slug)),
  };
}

/** A draft that the lint has nothing to say about; fields given replace its own. */
function postText(fields: Readonly<Record<string, string>>, body: string): string {
  const all = {
    title: `Title of ${fields['slug'] ?? ''}`,
    summary: 'A summary.',
    tags: '[backups]',
    status: 'draft',
  };
  const lines = Object.entries({ ...all, ...fields }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
}
