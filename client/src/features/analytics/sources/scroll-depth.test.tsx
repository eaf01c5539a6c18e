import { expect, onTestFinished, test, vi } from 'vitest';
import { watchScrollDepth } from './scroll-depth.ts';

/** A page of `heightPx` in a window of 1000 px. */
function pageOf(heightPx: number) {
  const root = document.documentElement;
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(heightPx);
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(1_000);
  const track = vi.fn();
  const end = watchScrollDepth(track);
  onTestFinished(end);
  const scrollTo = (px: number) => {
    vi.stubGlobal('scrollY', px);
    dispatchEvent(new Event('scroll'));
  };
  const tracked = () => track.mock.calls.map(([, details]) => (details as { value: number }).value);
  return { scrollTo, tracked, end };
}

test('each quarter is tracked once, also when several are passed at once', () => {
  const { scrollTo, tracked } = pageOf(3_000);
  scrollTo(0);
  scrollTo(400);
  expect(tracked()).toEqual([]);
  scrollTo(500);
  scrollTo(600);
  scrollTo(100);
  scrollTo(500);
  expect(tracked()).toEqual([25]);
  scrollTo(1_999.4);
  expect(tracked()).toEqual([25, 50, 75, 100]);
});

test('a page that fits into the window has no depth', () => {
  const { scrollTo, tracked } = pageOf(1_000);
  scrollTo(0);
  expect(tracked()).toEqual([]);
});

test('a page that was left tracks nothing more', () => {
  const { scrollTo, tracked, end } = pageOf(3_000);
  end();
  scrollTo(2_000);
  expect(tracked()).toEqual([]);
});
