import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { watchPages } from './watch-pages.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<main><h1>Title</h1></main>';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watching() {
  const seen: string[] = [];
  const onLeave = vi.fn();
  onTestFinished(watchPages(() => seen.push(location.pathname + location.search), onLeave));
  vi.advanceTimersByTime(0);
  return { seen, onLeave };
}

/** As the router changes the address (wouter announces it with an event of its own). */
function go(address: string, type: 'pushState' | 'popstate' | 'replaceState' = 'pushState') {
  history.replaceState(null, '', address);
  dispatchEvent(new Event(type));
  vi.advanceTimersByTime(0);
}

test('the first page and every change of page are tracked once', () => {
  const { seen, onLeave } = watching();
  expect(seen).toEqual(['/']);
  expect(onLeave).not.toHaveBeenCalled();
  go('/about');
  go('/', 'popstate');
  expect(seen).toEqual(['/', '/about', '/']);
  expect(onLeave).toHaveBeenCalledTimes(2);
});

test.each(['/#faq', '/?utm_source=x', '/'])('%s after / is no change of page', (address) => {
  const { seen } = watching();
  go(address);
  go(address, 'popstate');
  go(address, 'replaceState');
  expect(seen).toHaveLength(1);
});

test('the next page of a list is a page of its own', () => {
  const { seen } = watching();
  go('/blog/archive');
  go('/blog/archive?page=2');
  expect(seen).toHaveLength(3);
});

test('a page is tracked when it has its heading', async () => {
  const { seen } = watching();
  document.body.innerHTML = '<main></main>';
  go('/blog/some-post');
  expect(seen).toEqual(['/']);
  document.body.innerHTML = '<main><h1>Some post</h1></main>';
  await vi.waitFor(() => expect(seen).toEqual(['/', '/blog/some-post']));
});

test('a page that never gets one is tracked as it stands', () => {
  const { seen } = watching();
  document.body.innerHTML = '<main></main>';
  go('/blog/some-post');
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual(['/', '/blog/some-post']);
});

test('a page that is left before it is drawn is not tracked', () => {
  const { seen } = watching();
  document.body.innerHTML = '<main></main>';
  go('/blog/some-post');
  document.body.innerHTML = '<main><h1>About</h1></main>';
  go('/about');
  vi.advanceTimersByTime(10_000);
  expect(seen).toEqual(['/', '/about']);
});

test('whoever leaves may correct the address without being tracked twice', () => {
  const seen: string[] = [];
  const onLeave = vi.fn(() => {
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new Event('replaceState'));
  });
  onTestFinished(watchPages(() => seen.push(location.pathname), onLeave));
  vi.advanceTimersByTime(0);
  go('/about?name=Dana');
  expect(seen).toEqual(['/', '/about']);
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a page that the browser cached for Back is tracked again', () => {
  const { seen } = watching();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  vi.advanceTimersByTime(0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  vi.advanceTimersByTime(0);
  expect(seen).toEqual(['/', '/']);
});
