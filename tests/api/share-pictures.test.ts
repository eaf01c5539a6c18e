import { blogPosts } from '#shared/schema.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { testServer } from './support/test-server.ts';

const path = sharePicturePath('/blog/one');

describeWithDatabase('share pictures', (database) => {
  const site = async () => request((await testServer(database())).app);
  const add = (...posts: ReturnType<typeof buildPost>[]) =>
    database().db.insert(blogPosts).values(posts);

  test('a post has one, as a light PNG that is not sent twice', async () => {
    await add(buildPost({ slug: 'one' }));
    const server = await site();
    const first = await server.get(path);
    expect([first.status, first.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(Number(first.get('Content-Length'))).toBeLessThan(120_000);
    const etag = first.get('ETag') ?? '';
    expect((await server.get(path).set('If-None-Match', etag)).status).toBe(304);
    const head = await server.head(path);
    expect(head.get('Content-Length')).toBe(first.get('Content-Length'));
    const refused = await server.post(path);
    expect([refused.status, refused.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a changed title is another picture', async () => {
    await add(buildPost({ slug: 'one', title: 'One' }));
    const server = await site();
    const before = (await server.get(path)).get('ETag');
    await database().db.update(blogPosts).set({ title: 'Another' });
    await expect.poll(async () => (await server.get(path)).get('ETag')).not.toBe(before);
  });

  test.each(['/share/blog/draft.png', '/share/blog/missing.png', '/share/nothing.png'])(
    'nobody learns anything from %s',
    async (missing) => {
      await add(buildPost({ slug: 'draft', status: 'draft' }));
      expect((await (await site()).get(missing)).status).toBe(404);
    },
  );
});
