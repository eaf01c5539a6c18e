import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';

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

test('in development every reader gets a rendering of their own', async () => {
  const { renderer, rendered } = countingRenderer();
  const cache = createPageCache(renderer, () => '1', { isLive: true });
  await cache.load('/');
  expect(cache.ready('/')).toBeUndefined();
  await cache.load('/');
  expect(rendered).toEqual(['/', '/']);
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

test('all unknown addresses share one page, and missing posts are not cached', async () => {
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

test('a page without something that could not be read is shown, and asked for again', async () => {
  const { renderer } = countingRenderer();
  const render: PageRenderer['render'] = async (path) => ({
    ...(await renderer.render(path)),
    isPartial: true,
  });
  const cache = createPageCache({ ...renderer, render }, () => '1');
  expect((await cache.load('/services/efax-services')).status).toBe(200);
  expect(cache.ready('/services/efax-services')).toBeUndefined();
});

test('every page of the archive has a place of its own, whatever else its address says', async () => {
  const { renderer, rendered } = countingRenderer();
  const cache = createPageCache(renderer, () => '1');
  await cache.load('/blog/archive');
  await cache.load('/blog/archive?page=2');
  expect(rendered).toEqual(['/blog/archive', '/blog/archive?page=2']);
  expect(cache.ready('/blog/archive?page=2')).not.toBe(cache.ready('/blog/archive'));
});

/** Pages long enough for compression to make a difference. */
function wordyRenderer(): PageRenderer {
  const lines = Array.from({ length: 2_000 }, (_, index) => `Line ${index ** 2} of the plan.`);
  const { renderer } = countingRenderer();
  return { ...renderer, render: () => Promise.resolve({ status: 200, html: lines.join('\n') }) };
}

test('a page that nobody asks for again is not compressed again', async () => {
  const cache = createPageCache(wordyRenderer(), () => '1');
  const once = await cache.load('/blog/once');
  const first = await cache.load('/blog/often');
  await vi.waitFor(() => expect(cache.ready('/blog/often')?.bodies).not.toBe(first.bodies));
  expect(cache.ready('/blog/once')).toBe(once);
});

test('whoever waits is answered at once, and the page is made smaller for those who come later', async () => {
  const cache = createPageCache(wordyRenderer(), () => '1');
  const first = (await cache.load('/blog/wifi')).bodies;
  await vi.waitFor(
    () => expect(cache.ready('/blog/wifi')?.bodies).not.toBe(first),
    ASSERT_TIMEOUT_MS,
  );
  const later = cache.ready('/blog/wifi')?.bodies;
  expect(later?.identity.etag).toBe(first.identity.etag);
  expect(later?.br.content.length).toBeLessThan(first.br.content.length);
  expect(later?.br.etag).not.toBe(first.br.etag);
});

test('pages take no more memory than they may, and those asked for longest ago go first', async () => {
  const { renderer, rendered } = countingRenderer();
  const large: PageRenderer = {
    ...renderer,
    // Does not compress: random bytes in hexadecimal halve, and three copies take about twice this.
    render: async (pathname) => {
      await renderer.render(pathname);
      return { status: 200, html: randomBytes(10_000).toString('hex') };
    },
  };
  const cache = createPageCache(large, () => '1', { maxBytes: 100_000 });
  await cache.load('/blog/one');
  await cache.load('/blog/two');
  expect(cache.ready('/blog/one')).toBeDefined();
  await cache.load('/blog/three');
  expect(cache.ready('/blog/two')).toBeUndefined();
  expect(cache.ready('/blog/one')).toBeDefined();
  await cache.load('/blog/two');
  expect(rendered.filter((path) => path === '/blog/two')).toHaveLength(2);
});

describe('a name that no page has', () => {
  const missingPost = (rendered: string[]): PageRenderer => ({
    scriptHashes: [],
    styleHashes: [],
    render(address) {
      rendered.push(address);
      return Promise.resolve({ status: 404, html: `No post ${address.slice('/blog/'.length)}.` });
    },
  });
  const nothing = { exists: () => Promise.resolve(false) };
  const textOf = ({ bodies }: { bodies: { identity: { content: Buffer } } }) =>
    bodies.identity.content.toString();

  test('is answered without a rendering of its own, and says its own name', async () => {
    const rendered: string[] = [];
    const cache = createPageCache(missingPost(rendered), () => '1', nothing);
    const answers = [await cache.load('/blog/one'), await cache.load('/blog/two')];
    expect(answers.map(textOf)).toEqual(['No post one.', 'No post two.']);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(rendered).toHaveLength(1);
    expect(cache.ready('/blog/one')).toBeUndefined();
  });

  test('is rendered again when the content has changed', async () => {
    const rendered: string[] = [];
    let version = '1';
    const cache = createPageCache(missingPost(rendered), () => version, nothing);
    await cache.load('/blog/one');
    version = '2';
    await cache.load('/blog/one');
    expect(rendered).toHaveLength(2);
  });

  test('brings nothing into the document that is more than a name', async () => {
    const cache = createPageCache(missingPost([]), () => '1', nothing);
    expect(textOf(await cache.load('/blog/"><script>alert(1)'))).not.toContain('<script');
  });

  test('is asked for again after a failure', async () => {
    const rendered: string[] = [];
    const renderer: PageRenderer = {
      ...missingPost([]),
      render(address) {
        rendered.push(address);
        return Promise.resolve({ status: 503, html: 'away' });
      },
    };
    const cache = createPageCache(renderer, () => '1', nothing);
    await cache.load('/blog/one');
    await cache.load('/blog/one');
    expect(rendered).toHaveLength(2);
  });
});
