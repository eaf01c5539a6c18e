import { blogPostSummary, blogPost, postsForService } from '#shared/contracts/blog.ts';
import { errorBody } from '#tests/api/error-body.ts';
import { blogPosts } from '#shared/schema.ts';
import { serviceById } from '#shared/services/index.ts';
import { createApiReader } from '#server/http/read-endpoint.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import request from 'supertest';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from './support/test-server.ts';

const listBody = z.strictObject({
  success: z.literal(true),
  posts: z.array(z.strictObject(blogPostSummary.shape)),
  page: z.number(),
  pageCount: z.number(),
});
const postBody = z.strictObject({ success: z.literal(true), post: z.strictObject(blogPost.shape) });

describeWithDatabase('the blog', (database) => {
  test('lists published posts newest first, without their content', async () => {
    const older = buildPost({ slug: 'older', publishedAt: new Date('2025-01-01T00:00:00Z') });
    const newer = buildPost({ slug: 'newer', publishedAt: new Date('2025-06-01T00:00:00Z') });
    await database()
      .db.insert(blogPosts)
      .values([older, newer, buildPost({ status: 'draft' })]);
    const { app } = await testServer(database());
    const answer = await request(app).get('/api/blog/published');
    expect(answer.status).toBe(200);
    expect(listBody.parse(answer.body).posts.map(({ slug }) => slug)).toEqual(['newer', 'older']);
  });

  test('lists archived posts by themselves', async () => {
    const archived = buildPost({ slug: 'old', status: 'archived' });
    await database().db.insert(blogPosts).values([archived, buildPost()]);
    const { app } = await testServer(database());
    const answer = await request(app).get('/api/blog/archived');
    expect(listBody.parse(answer.body).posts.map(({ slug }) => slug)).toEqual(['old']);
  });

  test.each(['published', 'archived'] as const)(
    'gives %s posts fifty at a time, to browsers and to pages alike',
    async (status) => {
      const posts = Array.from({ length: 51 }, (_, index) =>
        buildPost({ slug: `post-${index}`, status }),
      );
      await database().db.insert(blogPosts).values(posts);
      const { app, services } = await testServer(database());
      const path = `/api/blog/${status}`;
      const first = listBody.parse((await request(app).get(path)).body);
      expect(first).toMatchObject({ page: 1, pageCount: 2 });
      expect(first.posts).toHaveLength(50);
      const answer = await request(app).get(`${path}?utm_source=mail&page=2`);
      const second = listBody.parse(answer.body);
      expect(second).toMatchObject({ page: 2, pageCount: 2, posts: [{ slug: 'post-0' }] });
      const readApi = createApiReader(services.endpoints);
      expect(await readApi(`${path}?page=2`)).toEqual(second);
    },
  );

  test.each(['3', '0', '-1', '1.5', 'abc', '', '999999', '9999999999', '2%00', '1;drop'])(
    'answers 404 for page %s of a list',
    async (page) => {
      await database().db.insert(blogPosts).values(buildPost());
      const { app } = await testServer(database());
      const answer = await request(app).get(`/api/blog/published?page=${page}`);
      expect(answer.status).toBe(404);
      expect(errorBody.safeParse(answer.body).success).toBe(true);
    },
  );

  test('gives a single post to browsers and to pages alike', async () => {
    await database()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'one' }));
    const { app, services } = await testServer(database());
    const answer = await request(app).get('/api/blog/post/one');
    expect(postBody.parse(answer.body).post.slug).toBe('one');
    const readApi = createApiReader(services.endpoints);
    expect(await readApi('/api/blog/post/one')).toEqual(answer.body);
  });

  test('lists what to read about a service, and knows no other services', async () => {
    const [tag = ''] = serviceById('efax-services')?.topics ?? [];
    await database()
      .db.insert(blogPosts)
      .values([buildPost({ slug: 'fax', tags: [tag] }), buildPost()]);
    const { app } = await testServer(database());
    const answer = await request(app).get('/api/blog/for-service/efax-services');
    const { posts } = postsForService.response.parse(answer.body);
    expect(posts.map(({ slug }) => slug)).toEqual(['fax']);
    expect((await request(app).get('/api/blog/for-service/plumbing')).status).toBe(404);
  });

  test.each([
    'missing',
    'a-draft',
    'UPPER',
    '%00',
    "'--",
    '..%2f..%2fetc',
    '%F0%9F%93%B1',
    'x'.repeat(300),
  ])('answers 404 for the post %.30s', async (slug) => {
    await database()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'a-draft', status: 'draft' }));
    const { app } = await testServer(database());
    const answer = await request(app).get(`/api/blog/post/${slug}`);
    expect(answer.status).toBe(404);
    expect(errorBody.safeParse(answer.body).success).toBe(true);
  });
});
