// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyRoute } from './lazy-route.tsx';

const BlogPage = () => <h1>Blog</h1>;

test('a page that has been preloaded renders at once, without a waiting screen', async () => {
  const { Component, preload } = lazyRoute(() => Promise.resolve(BlogPage));
  await preload();
  expect(renderToString(<Component params={{}} />)).toBe('<h1>Blog</h1>');
});

test('a page is downloaded once, however often it is asked for', async () => {
  const load = vi.fn(() => Promise.resolve(BlogPage));
  const { preload } = lazyRoute(load);
  await Promise.all([preload(), preload()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a download that failed is tried again at the next visit', async () => {
  const load = vi.fn(() => Promise.resolve(BlogPage)).mockRejectedValueOnce(new Error('offline'));
  const { Component, preload } = lazyRoute(load);
  await expect(preload()).rejects.toThrow('offline');
  await preload();
  render(<Component params={{}} />);
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeDefined();
});

test('a link to a held page does not wait for what it is held for, and is told of a failure', async () => {
  const route = lazyRoute(() => Promise.reject(new Error('gone with the last release')));
  void route.holdUntil(new Promise(() => undefined));
  await expect(route.preload()).rejects.toThrow('gone');
});

test('a held page is drawn by whoever draws it again once its code is there', async () => {
  const route = lazyRoute(() => Promise.resolve(BlogPage));
  let want: () => void = () => undefined;
  const loaded = route.holdUntil(new Promise<void>((resolve) => (want = resolve)));
  const page = () => (
    <Suspense fallback={null}>
      <route.Component params={{}} />
    </Suspense>
  );
  const { rerender } = await act(() => Promise.resolve(render(page())));
  want();
  await act(() => loaded);
  expect(screen.queryByRole('heading')).toBeNull();
  rerender(page());
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeDefined();
});
