import { UnavailableError } from '#server/lib/errors.ts';
import { expect, test } from 'vitest';
import type { ShareCard } from './share-layout.ts';
import { createSharePictures } from './share-pictures.ts';

/** A blog and a maker of pictures that the test moves by hand. */
function setUp({ isSlow = false } = {}) {
  const blog = { version: '1', titles: new Map<string, string>(), isAway: false };
  const drawn: string[] = [];
  const finish: (() => void)[] = [];
  const pictures = createSharePictures({
    contentVersion: () => blog.version,
    posts: {
      find: (slug) => {
        if (blog.isAway) return Promise.reject(new UnavailableError('Away.', 1));
        const title = blog.titles.get(slug);
        return Promise.resolve(title === undefined ? undefined : { title, category: null });
      },
    },
    source: {
      render: async ({ title }: ShareCard) => {
        drawn.push(title);
        if (isSlow) await new Promise<void>((resolve) => finish.push(resolve));
        return Buffer.from(title);
      },
      readBuilt: (path) => Promise.resolve(path === '/about' ? Buffer.from('built') : undefined),
      close: () => Promise.resolve(),
    },
  });
  return { blog, drawn, finish, pictures };
}

test('a page has the picture that the build made', async () => {
  const { drawn, pictures } = setUp();
  expect((await pictures.load('/share/about.png'))?.png.toString()).toBe('built');
  expect(pictures.ready('/share/about.png')?.png.toString()).toBe('built');
  expect(drawn).toEqual([]);
});

test('a post is drawn once, however often its picture is asked for', async () => {
  const { blog, drawn, pictures } = setUp();
  blog.titles.set('one', 'One');
  await Promise.all([1, 2, 3].map(() => pictures.load('/share/blog/one.png')));
  await pictures.load('/share/blog/one.png');
  expect(drawn).toEqual(['One']);
});

test('a post is drawn again when its title has changed, and only then', async () => {
  const { blog, drawn, pictures } = setUp();
  blog.titles.set('one', 'One');
  const first = await pictures.load('/share/blog/one.png');
  blog.version = '2';
  expect(pictures.ready('/share/blog/one.png')).toBeUndefined();
  expect((await pictures.load('/share/blog/one.png'))?.etag).toBe(first?.etag);
  expect(drawn).toEqual(['One']);
  blog.version = '3';
  blog.titles.set('one', 'Another');
  expect((await pictures.load('/share/blog/one.png'))?.etag).not.toBe(first?.etag);
  expect(drawn).toEqual(['One', 'Another']);
});

test('a post that is gone has no picture any more', async () => {
  const { blog, pictures } = setUp();
  blog.titles.set('one', 'One');
  await pictures.load('/share/blog/one.png');
  blog.titles.clear();
  blog.version = '2';
  expect(await pictures.load('/share/blog/one.png')).toBeUndefined();
});

test('while the database is away the last picture is good enough', async () => {
  const { blog, pictures } = setUp();
  blog.titles.set('one', 'One');
  const first = await pictures.load('/share/blog/one.png');
  blog.isAway = true;
  blog.version = '2';
  expect(await pictures.load('/share/blog/one.png')).toEqual(first);
  await expect(pictures.load('/share/blog/two.png')).rejects.toBeInstanceOf(UnavailableError);
});

test('a flood of posts is not drawn all at once', async () => {
  const { blog, drawn, finish, pictures } = setUp({ isSlow: true });
  const slugs = Array.from({ length: 20 }, (_, at) => `post-${at}`);
  for (const slug of slugs) blog.titles.set(slug, slug);
  const loads = slugs.map((slug) => pictures.load(`/share/blog/${slug}.png`));
  const refused = loads.slice(8);
  for (const load of refused) await expect(load).rejects.toMatchObject({ retryAfterSeconds: 5 });
  expect(drawn).toHaveLength(8);
  for (const done of finish) done();
  await Promise.all(loads.slice(0, 8));
  const later = pictures.load('/share/blog/post-19.png');
  await expect.poll(() => finish.length).toBe(9);
  finish.at(-1)?.();
  expect((await later)?.png.toString()).toBe('post-19');
});

test('memory holds a hundred pictures, the newest', async () => {
  const { blog, pictures } = setUp();
  for (let at = 0; at <= 100; at += 1) {
    blog.titles.set(`post-${at}`, `Post ${at}`);
    await pictures.load(`/share/blog/post-${at}.png`);
  }
  expect(pictures.ready('/share/blog/post-0.png')).toBeUndefined();
  expect(pictures.ready('/share/blog/post-1.png')).toBeDefined();
});

test.each([
  '/share/nothing.png',
  '/share/blog/missing.png',
  '/share/services/nothing.png',
  '/share/about.jpg',
  '/share/../server/index.png',
  '/share/blog/%2e%2e.png',
  '/share/.png',
  '/share/not-found.png',
])('no page has the picture %s', async (path) => {
  const { drawn, pictures } = setUp();
  expect(await pictures.load(path)).toBeUndefined();
  expect(drawn).toEqual([]);
});
