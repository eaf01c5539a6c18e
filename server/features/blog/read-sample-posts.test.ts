import { projectRoot } from '#server/lib/project-root.ts';
import { seedSamplePosts } from '#server/db/seed.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSamplePosts } from './read-sample-posts.ts';

const ownPosts = join(projectRoot, 'content/blog');

async function folderWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'post.md'), text);
  return folder;
}

test('front matter becomes the fields of a post, the rest its content', async () => {
  const folder = await folderWith(
    `---\ntitle: A title\nslug: a-title\nsummary: Short.\ntags: [one, two]\ncategory: News\nstatus: published\npublishedAt: 2026-01-05T14:00:00Z\n---\n\nFirst.\n\n**Second**\n`,
  );
  expect(await readSamplePosts(folder)).toEqual([
    {
      title: 'A title',
      slug: 'a-title',
      summary: 'Short.',
      tags: ['one', 'two'],
      category: 'News',
      status: 'published',
      publishedAt: new Date('2026-01-05T14:00:00Z'),
      updatedAt: new Date('2026-01-05T14:00:00Z'),
      scheduledFor: null,
      featuredImage: null,
      featuredImageAlt: null,
      format: 'plain',
      content: 'First.\n\n**Second**',
    },
  ]);
});

test('a quoted time is read like an unquoted one', async () => {
  const folder = await folderWith(
    `---\ntitle: A\nslug: a\nsummary: S\nstatus: scheduled\nscheduledFor: '2027-01-05T08:00:00-06:00'\n---\nText`,
  );
  const [post] = await readSamplePosts(folder);
  expect(post).toMatchObject({ scheduledFor: new Date('2027-01-05T14:00:00Z'), publishedAt: null });
});

test('posts come oldest first, whatever their files are called', async () => {
  const posts = await readSamplePosts(ownPosts);
  const times = posts.map(({ publishedAt, scheduledFor }) =>
    (publishedAt ?? scheduledFor)?.getTime(),
  );
  expect(times).toEqual(times.toSorted());
});

test('an error in front matter names the file and the field', async () => {
  const folder = await folderWith(
    `---\ntitle: A\nslug: Not A Slug\nsummary: S\nstatus: published\n---\n`,
  );
  await expect(readSamplePosts(folder)).rejects.toThrow(/post\.md: [^]*slug/);
});

describeWithDatabase('the posts that come with the site', (database) => {
  test('can be read and stored', async () => {
    const posts = await readSamplePosts(ownPosts);
    const withStatus = (status: string) => posts.filter((post) => post.status === status).length;
    expect(['published', 'archived', 'scheduled'].map(withStatus)).toEqual([8, 3, 1]);
    await expect(seedSamplePosts(database().db, () => Promise.resolve(posts))).resolves.toBe(
      posts.length,
    );
  });
});
