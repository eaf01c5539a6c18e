import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PageStateContext } from '../page-state.ts';
import type { PageHead } from './page-head.ts';
import { PageMeta } from './page-meta.tsx';

const publicUrl = 'https://site.test';
const about: PageHead = {
  title: 'About “us” & them',
  description: 'Who we are.',
  keywords: 'about',
  canonicalPath: '/about',
  isIndexed: true,
};

const show = (head: PageHead) => (
  <PageStateContext value={{ publicUrl }}>
    <PageMeta head={head} />
  </PageStateContext>
);

const tags = () => [...document.head.querySelectorAll('title, meta, link')];
const hrefOf = (rel: string) =>
  document.head.querySelector(`link[rel=${rel}]`)?.getAttribute('href');

afterEach(() => {
  // React takes away its own tags itself.
  cleanup();
  document.head.replaceChildren();
});

test('what the server has written about the page stays as it is', () => {
  document.head.innerHTML = `<link rel="icon" href="/favicon.svg">${renderToString(show(about))}`;
  const container = document.createElement('div');
  document.body.append(container);
  const served = tags();
  expect(served.length).toBeGreaterThan(15);
  render(show(about), { container, hydrate: true });
  expect(tags()).toEqual(served);
  expect(tags().every((tag, index) => tag === served[index])).toBe(true);
});

test('the next page takes the place of the one before, and leaves nothing of it', () => {
  const links = [{ rel: 'next', href: `${publicUrl}/about?page=2` }] as const;
  const { rerender } = render(show({ ...about, links }));
  expect([document.title, hrefOf('canonical'), hrefOf('next')]).toEqual([
    'About “us” & them',
    'https://site.test/about',
    'https://site.test/about?page=2',
  ]);
  rerender(show({ ...about, title: 'Nothing', canonicalPath: null, isIndexed: false }));
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect([document.title, hrefOf('canonical'), hrefOf('next')]).toEqual([
    'Nothing',
    undefined,
    undefined,
  ]);
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
});
