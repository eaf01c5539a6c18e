import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageNow } from '../page-now.ts';
import { watchDeepEngagement, watchTimeOnPage } from './visible-time.ts';

let isHidden = false;

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
});

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

const servicePage = (service: string): PageNow => ({
  id: 'service',
  path: `/services/${service}`,
  href: '',
  params: { id: service },
  isMissing: false,
  title: '',
});

test('time on a page is tracked at 30, 60, 120 and 300 seconds, and never again', () => {
  const track = vi.fn();
  onTestFinished(watchTimeOnPage(track));
  for (const [seconds, count] of [
    [29.9, 0],
    [0.1, 1],
    [30, 2],
    [60, 3],
    [180, 4],
    [3600, 4],
  ] as const) {
    vi.advanceTimersByTime(seconds * 1_000);
    expect(track).toHaveBeenCalledTimes(count);
  }
  expect(track.mock.calls.map(([, details]) => details as unknown)).toEqual(
    [30, 60, 120, 300].map((value) => ({ value })),
  );
});

test('time in the background does not count', () => {
  const track = vi.fn();
  onTestFinished(watchTimeOnPage(track));
  vi.advanceTimersByTime(20_000);
  setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(track).not.toHaveBeenCalled();
  setHidden(false);
  vi.advanceTimersByTime(9_999);
  expect(track).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(track).toHaveBeenCalledOnce();
});

test('a page that is opened in the background counts from when it is looked at', () => {
  isHidden = true;
  const track = vi.fn();
  onTestFinished(watchTimeOnPage(track));
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  vi.advanceTimersByTime(30_000);
  expect(track.mock.calls).toEqual([['time_on_page', { value: 30 }]]);
});

test('a page that was left tracks nothing more', () => {
  const track = vi.fn();
  const end = watchTimeOnPage(track);
  vi.advanceTimersByTime(10_000);
  end();
  setHidden(false);
  vi.advanceTimersByTime(600_000);
  expect(track).not.toHaveBeenCalled();
});

test('reading about a service for two minutes is deep engagement, once', () => {
  const track = vi.fn();
  onTestFinished(watchDeepEngagement(track, servicePage('network-services')));
  vi.advanceTimersByTime(119_999);
  expect(track).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(track.mock.calls).toEqual([
    ['deep_engagement', { label: 'network-services', value: 120 }],
  ]);
});

test('on other pages there is no deep engagement', () => {
  const track = vi.fn();
  watchDeepEngagement(track, { ...servicePage('x'), id: 'about', params: {} });
  vi.advanceTimersByTime(600_000);
  expect(track).not.toHaveBeenCalled();
});
