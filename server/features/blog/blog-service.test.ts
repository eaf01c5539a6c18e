import { NotFoundError } from '#server/lib/errors.ts';
import { blogPost } from '#shared/contracts/blog.ts';
import { blogPosts, POST_STATUSES } from '#shared/schema.ts';
import { serviceById } from '#shared/services/index.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { expect, test } from 'vitest';
import { createBlogService } from './blog-service.ts';
import { createBlogStore } from './blog-store.ts';
import { isLive, isReadable } from './post-status.ts';

const now = new Date('2026-03-01T12:00:00Z');
const before = new Date('2026-03-01T11:59:59Z');
const after = new Date('2026-03-01T12:00:01Z');

describeOnBothEngines('the blog', (database) => {
  const blog = () => createBlogService(createBlogStore(database(), () => now));
  const add = (...posts: ReturnType<typeof buildPost>[]) =>
    database().db.insert(blogPosts).values(posts);
  const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

  test('lists published posts newest first', async () => {
    await add(
      buildPost({ slug: 'old', publishedAt: new Date('2025-01-01T00:00:00Z') }),
      buildPost({ slug: 'new', publishedAt: new Date('2026-02-01T00:00:00Z') }),
      buildPost({ slug: 'middle', publishedAt: new Date('2025-06-01T00:00:00Z') }),
    );
    expect(slugs((await blog().published()).posts)).toEqual(['new', 'middle', 'old']);
  });

  test('lists a published post without a date last', async () => {
    await add(buildPost({ slug: 'undated', publishedAt: null }), buildPost({ slug: 'dated' }));
    const { posts } = await blog().published();
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
    const { posts } = await blog().published();
    expect(slugs(posts)).toEqual(['due', 'earlier']);
    expect(posts[0]?.publishedAt).toBe('2026-03-01T11:59:59.000Z');
  });

  test('lists neither drafts nor archived posts as published', async () => {
    await add(buildPost({ status: 'draft' }), buildPost({ status: 'archived' }));
    expect((await blog().published()).posts).toEqual([]);
  });

  test('lists archived posts alone in the archive, newest first', async () => {
    await add(
      buildPost({ slug: 'old', status: 'archived', publishedAt: new Date('2024-01-01T00:00:00Z') }),
      buildPost({ slug: 'new', status: 'archived', publishedAt: new Date('2025-01-01T00:00:00Z') }),
      buildPost({ slug: 'current' }),
    );
    expect(slugs((await blog().archived()).posts)).toEqual(['new', 'old']);
  });

  test.each(['published', 'archived'] as const)(
    'gives %s posts in pages of fifty that neither repeat nor lose one',
    async (status) => {
      // All of the same moment: then the order is decided by the id.
      const posts = Array.from({ length: 101 }, (_, index) =>
        buildPost({ slug: `post-${index}`, status }),
      );
      await add(...posts);
      const pages = await Promise.all([1, 2, 3].map((page) => blog()[status](page)));
      expect(pages.map((page) => page.posts.length)).toEqual([50, 50, 1]);
      expect(pages.map(({ page, pageCount }) => [page, pageCount])).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
      ]);
      expect(pages.flatMap((page) => slugs(page.posts))).toEqual(slugs(posts).toReversed());
      await expect(blog()[status](4)).rejects.toBeInstanceOf(NotFoundError);
    },
  );

  test('has a first page although there are no posts', async () => {
    expect(await blog().archived()).toEqual({ posts: [], page: 1, pageCount: 1 });
  });

  test('leaves the content out of lists', async () => {
    await add(buildPost());
    expect((await blog().published()).posts[0]).not.toHaveProperty('content');
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

  test('reads a post as Markdown only where its format says so', async () => {
    const content = 'See [us](/contact).';
    await add(
      buildPost({ slug: 'plain', content }),
      buildPost({ slug: 'markdown', content, format: 'markdown' }),
    );
    expect(await blog().post('plain')).not.toHaveProperty('blocks');
    const post = await blog().post('markdown');
    expect(blogPost.strict().parse(post)).toEqual(post);
    expect(post.blocks).toEqual([
      {
        kind: 'paragraph',
        inlines: ['See ', { kind: 'link', href: '/contact', inlines: ['us'] }, '.'],
      },
    ]);
  });

  test.each(['published', 'archived'] as const)(
    'leads from post to post through all that are %s, and back',
    async (status) => {
      const dates = ['2025-01-01', '2025-02-01', '2025-02-01', '2025-03-01', '2025-04-01'];
      await add(
        ...dates.map((date, index) =>
          buildPost({ slug: `post-${index}`, status, publishedAt: new Date(date) }),
        ),
        buildPost({ slug: 'draft', status: 'draft', publishedAt: new Date('2025-02-15') }),
        buildPost({ slug: 'planned', status: 'scheduled', scheduledFor: after }),
      );
      const order = slugs((await blog()[status]()).posts);
      expect(order).toHaveLength(dates.length);
      for (const [index, slug] of order.entries()) {
        const { around } = await blog().post(slug);
        expect([around?.newer?.slug, around?.older?.slug]).toEqual([
          order[index - 1],
          order[index + 1],
        ]);
      }
    },
  );

  test('offers posts of the same topics first, and never the post itself or its neighbors', async () => {
    const day = (number: number) => new Date(Date.UTC(2025, 0, number));
    const tagged = (number: number, ...tags: string[]) =>
      buildPost({ slug: `post-${number}`, publishedAt: day(number), tags });
    await add(
      tagged(1, 'fax', 'hipaa'),
      tagged(2, 'fax'),
      tagged(3, 'other'),
      tagged(4, 'other'),
      tagged(5, 'other'),
      tagged(6, 'fax', 'hipaa'),
      tagged(7, 'fax', 'hipaa'),
    );
    const { around } = await blog().post('post-6');
    expect(slugs(around?.related ?? [])).toEqual(['post-1', 'post-2', 'post-4']);
  });

  test('offers a way on from a post that has no date', async () => {
    await add(buildPost({ slug: 'undated', publishedAt: null }), buildPost({ slug: 'dated' }));
    const { around } = await blog().post('undated');
    expect(slugs(around?.related ?? [])).toEqual(['dated']);
  });

  test('offers about a service what shares most of its topics, current posts before the archive', async () => {
    const [topic = '', other = ''] = serviceById('cloud-solutions')?.topics ?? [];
    await add(
      buildPost({ slug: 'of-old', status: 'archived', tags: [topic] }),
      buildPost({ slug: 'close', tags: [topic, other] }),
      buildPost({ slug: 'near', tags: [other] }),
      buildPost({ slug: 'about-else', tags: ['gardens'] }),
    );
    expect(slugs(await blog().forService('cloud-solutions'))).toEqual(['close', 'near', 'of-old']);
  });

  test('offers about a service what fits with the newest first', async () => {
    const [topic = '', other = ''] = serviceById('cloud-solutions')?.topics ?? [];
    const on = (slug: string, day: string, tags: string[]) =>
      buildPost({ slug, tags, publishedAt: new Date(day) });
    await add(
      on('older', '2025-01-05', [topic, other]),
      on('newest', '2025-03-05', [topic]),
      on('newer', '2025-02-05', [topic]),
    );
    const offered = await blog().forService('cloud-solutions');
    expect(slugs(offered)).toEqual(['newest', 'newer', 'older']);
  });

  test.each([
    ['published', buildPost({ slug: 'it' })],
    ['archived', buildPost({ slug: 'it', status: 'archived' })],
    ['due', buildPost({ slug: 'it', status: 'scheduled', scheduledFor: now })],
  ])('opens a post that is %s', async (_, post) => {
    await add(post);
    expect(await blog().post('it')).toMatchObject({ slug: 'it' });
  });

  test('says of every post what its status and the clock say', async () => {
    const times = [before, now, after, null];
    const posts = POST_STATUSES.flatMap((status) =>
      times.flatMap((publishedAt) =>
        times
          .filter((scheduledFor) => status !== 'scheduled' || scheduledFor)
          .map((scheduledFor) => buildPost({ status, publishedAt, scheduledFor })),
      ),
    );
    await add(...posts);
    const stored = await database().db.select().from(blogPosts);
    const listed = slugs((await blog().published()).posts);
    const archived = slugs((await blog().archived()).posts);
    for (const post of stored) {
      const { slug, status } = post;
      expect(listed.includes(slug), `${status} in the list`).toBe(isLive(post, now));
      expect(archived.includes(slug), `${status} in the archive`).toBe(status === 'archived');
      const isOpen = blog()
        .post(slug)
        .then(Boolean, () => false);
      expect(await isOpen, `${status} has a page`).toBe(isReadable(post, now));
    }
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
