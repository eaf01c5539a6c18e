import { expect, test } from 'vitest';
import { matchPage, type PageId, pagePath, siteMap } from './site-map.ts';

const ids = Object.keys(siteMap) as PageId[];

test("'archive' is a view of the blog and never the slug of a post", () => {
  expect(matchPage('/blog/archive')).toEqual({ id: 'blog-archive', params: {} });
});

test('a slug becomes a parameter', () => {
  expect(matchPage('/blog/backup-drill')).toEqual({
    id: 'blog-post',
    params: { slug: 'backup-drill' },
  });
});

test.each(['/nowhere', '/blog/a/b', '/blog/', '', '/%E0%A4%A', '/__proto__', '/constructor'])(
  'the unknown path "%s" is the not-found page',
  (path) => {
    expect(matchPage(path).id).toBe('not-found');
  },
);

test('the path of a page leads back to that page', () => {
  for (const id of ids.filter((id) => id !== 'not-found')) {
    expect(matchPage(pagePath(id, { slug: 'some-post', id: 'some-service' })).id).toBe(id);
  }
});

test('a parameter with reserved characters stays one segment', () => {
  expect(pagePath('blog-post', { slug: 'a/b?c' })).toBe('/blog/a%2Fb%3Fc');
});

test('a missing parameter is an error, not a broken address', () => {
  expect(() => pagePath('blog-post')).toThrow("needs the parameter 'slug'");
});
