import { expect, test } from 'vitest';
import { listAddress, pageAddress, pageNumberOf, splitAddress } from './page-address.ts';

test.each([
  ['/blog/archive', '/blog/archive'],
  ['/blog/archive?page=2', '/blog/archive?page=2'],
  ['/blog/archive?utm_source=mail&page=2&page=3', '/blog/archive?page=2'],
  ['/blog/archive?page=1', '/blog/archive'],
  ['/blog/archive?', '/blog/archive'],
  ['/sitemap?utm_source=mail&page=2', '/sitemap?page=2'],
  ['/about?page=2', '/about'],
  ['/blog/some-post?page=2', '/blog/some-post'],
  ['/?ref=x', '/'],
])('the page of %s is kept as %s', (address, kept) => {
  expect(pageAddress(address)).toBe(kept);
});

test.each(['0', '-1', '1.5', '2e3', 'abc', '', '02', '1000000', '٣', '2%00'])(
  'there is no page number %s, and all such share one address',
  (number) => {
    expect(pageNumberOf(`?page=${number}`)).toBe(0);
    expect(pageAddress(`/blog/archive?page=${number}`)).toBe('/blog/archive?page=0');
  },
);

test('an address is split at its first question mark', () => {
  expect(splitAddress('/a?b=?')).toEqual({ pathname: '/a', search: 'b=?' });
  expect(splitAddress('/a')).toEqual({ pathname: '/a', search: '' });
});

test('the first page of a list has the address of the list', () => {
  const archive = [1, 2].map((page) => listAddress('blog-archive', page));
  expect(archive).toEqual(['/blog/archive', '/blog/archive?page=2']);
  expect(listAddress('sitemap', 3)).toBe('/sitemap?page=3');
});
