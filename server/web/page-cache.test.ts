import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';

/** A renderer that counts, and answers what the test says. */
function countingRenderer(statusOf: (pathname: string) => number = () => 200) {
  const rendered: string[] = [];
  const renderer: PageRenderer = {
    scriptHashes: [],
    styleHashes: [],
    render: (pathname) => {
      rendered.push(pathname);
      return Promise.resolve({
        status: statusOf(pathname),
        html: `${pathname} ${rendered.length}`,
      });
    },
  };
  return { renderer, rendered };
}

test('a page without database content is rendered once', async () => {
  const { renderer, rendered } = countingRenderer();
  let version = 1;
  const cache = createPageCache(renderer, () => String(version));
  await cache.load('/');
  version = 2;
  expect(await cache.load('/')).toBe(cache.ready('/'));
  expect(rendered).toEqual(['/']);
});

test('a page with database content is rendered again when the content has changed', async () => {
  const { renderer, rendered } = countingRenderer();
  let version = 1;
  const cache = createPageCache(renderer, () => String(version));
  await cache.load('/blog');
  expect(cache.ready('/blog')).toBeDefined();
  version = 2;
  expect(cache.ready('/blog')).toBeUndefined();
  await cache.load('/blog');
  expect(rendered).toEqual(['/blog', '/blog']);
});

test('a change during rendering makes the page old at once', async () => {
  let version = 1;
  const { renderer } = countingRenderer();
  const changing: PageRenderer = {
    ...renderer,
    render: (pathname) => {
      version += 1;
      return renderer.render(pathname);
    },
  };
  const cache = createPageCache(changing, () => String(version));
  await cache.load('/blog');
  expect(cache.ready('/blog')).toBeUndefined();
});

test('visitors who come at the same moment share one rendering', async () => {
  const { renderer, rendered } = countingRenderer();
  const cache = createPageCache(renderer, () => '1');
  await Promise.all([cache.load('/blog'), cache.load('/blog'), cache.load('/blog')]);
  expect(rendered).toEqual(['/blog']);
});

test('all unknown addresses share one page, and missing posts are not kept', async () => {
  const { renderer, rendered } = countingRenderer(() => 404);
  const cache = createPageCache(renderer, () => '1');
  await cache.load('/wp-login.php');
  await cache.load('/.env/secrets');
  expect(rendered).toHaveLength(1);
  await cache.load('/blog/missing');
  expect(cache.ready('/blog/missing')).toBeUndefined();
});

test('a page that could not be read from the database is asked for again', async () => {
  const { renderer } = countingRenderer(() => 503);
  const cache = createPageCache(renderer, () => '1');
  expect((await cache.load('/blog')).status).toBe(503);
  expect(cache.ready('/blog')).toBeUndefined();
});
