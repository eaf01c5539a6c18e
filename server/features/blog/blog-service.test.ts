import { NotFoundError } from '#server/errors.ts';
import { blogPost } from '#shared/contracts/blog.ts';
import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { createBlogService } from './blog-service.ts';
import { createBlogStore } from './blog-store.ts';

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date('2026-03-01T11:59:59Z');
const after = new Date('2026-03-01T12:00:01Z');

describeOnBothEngines('the blog', (database) => {
  const blog = () => createBlogService(createBlogStore(database(), () => now));
  const add = (...posts: ReturnType<typeof buildPost>[]) =>
    database().db.insert(blogPosts).values(posts);
  const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug);

  test('lists published posts newest first', async () => {
    await add(
      buildPost({ slug: 'old', publishedAt: new Date('2025-01-01T00:00:00Z') }),
      buildPost({ slug: 'new', publishedAt: new Date('2026-02-01T00:00:00Z') }),
      buildPost({ slug: 'middle', publishedAt: new Date('2025-06-01T00:00:00Z') }),
    );
    expect(slugs(await blog().published())).toEqual(['new', 'middle', 'old']);
  });

  test('lists a published post without a date last', async () => {
    await add(buildPost({ slug: 'undated', publishedAt: null }), buildPost({ slug: 'dated' }));
    const posts = await blog().published();
    expect(slugs(posts)).toEqual(['dated', 'undated']);
    expect(posts[1]?.publishedAt).toBeNull();
  });

  test('lists a scheduled post from its time on, with that time as its date', async () => {
    const publishedAt = new Date('2020-01-01T00:00:00Z');
    await add(
      buildPost({ slug: 'due', status: 'scheduled', scheduledFor: before, publishedAt }),
      buildPost({ slug: 'planned', status: 'scheduled', scheduledFor: after }),
      buildPost({ slug: 'earlier' }),
    );
    const posts = await blog().published();
    expect(slugs(posts)).toEqual(['due', 'earlier']);
    expect(posts[0]?.publishedAt).toBe('2026-03-01T11:59:59.000Z');
  });

  test('lists neither drafts nor archived posts as published', async () => {
    await add(buildPost({ status: 'draft' }), buildPost({ status: 'archived' }));
    expect(await blog().published()).toEqual([]);
  });

  test('lists archived posts alone in the archive, newest first', async () => {
    await add(
      buildPost({ slug: 'old', status: 'archived', publishedAt: new Date('2024-01-01T00:00:00Z') }),
      buildPost({ slug: 'new', status: 'archived', publishedAt: new Date('2025-01-01T00:00:00Z') }),
      buildPost({ slug: 'current' }),
    );
    expect(slugs(await blog().archived())).toEqual(['new', 'old']);
  });

  test('lists at most fifty posts, the newest', async () => {
    const posts = Array.from({ length: 51 }, (_, day) =>
      buildPost({ slug: `day-${day}`, publishedAt: new Date(Date.UTC(2025, 0, 1 + day)) }),
    );
    await add(...posts);
    const listed = slugs(await blog().published());
    expect(listed).toHaveLength(50);
    expect(listed).not.toContain('day-0');
  });

  test('leaves the content out of lists', async () => {
    await add(buildPost());
    expect((await blog().published())[0]).not.toHaveProperty('content');
  });

  test('gives a post exactly as the contract says', async () => {
    await add(buildPost({ slug: 'whole', content: 'First.\n\n**Second**', featuredImage: null }));
    const post = await blog().post('whole');
    expect(blogPost.strict().parse(post)).toEqual(post);
    expect(post).toMatchObject({
      content: 'First.\n\n**Second**',
      publishedAt: '2026-01-05T14:00:00.000Z',
      tags: ['healthcare backups'],
    });
  });

  test.each([
    ['published', buildPost({ slug: 'it' })],
    ['archived', buildPost({ slug: 'it', status: 'archived' })],
    ['due', buildPost({ slug: 'it', status: 'scheduled', scheduledFor: now })],
  ])('opens a post that is %s', async (_, post) => {
    await add(post);
    expect(await blog().post('it')).toMatchObject({ slug: 'it' });
  });

  test.each([
    ['a draft', buildPost({ slug: 'it', status: 'draft' }), 'it'],
    [
      'a post that is not due',
      buildPost({ slug: 'it', status: 'scheduled', scheduledFor: after }),
      'it',
    ],
    ['a slug nobody has', buildPost(), 'nothing-here'],
    ['NUL', buildPost(), 'a\u0000b'],
    ['a slug of SQL', buildPost(), `' or true --`],
    ['half an emoji', buildPost(), '\ud83d'],
  ])('says that it does not find %s', async (_, post, slug) => {
    await add(post);
    const wanted = blog().post(slug);
    await expect(wanted).rejects.toBeInstanceOf(NotFoundError);
    await expect(wanted).rejects.toThrow('Blog post not found.');
  });
});
