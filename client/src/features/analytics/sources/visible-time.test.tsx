import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PageNow } from '../page-now.ts';
import { watchDeepEngagement } from './deep-engagement.ts';
import { watchTimeOnPage } from './time-on-page.ts';

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

test('time on a page is told at 30, 60, 120 and 300 seconds, and never again', () => {
  const tell = vi.fn();
  onTestFinished(watchTimeOnPage(tell));
  for (const [seconds, count] of [
    [29.9, 0],
    [0.1, 1],
    [30, 2],
    [60, 3],
    [180, 4],
    [3600, 4],
  ] as const) {
    vi.advanceTimersByTime(seconds * 1_000);
    expect(tell).toHaveBeenCalledTimes(count);
  }
  expect(tell.mock.calls.map(([, details]) => details as unknown)).toEqual(
    [30, 60, 120, 300].map((value) => ({ value })),
  );
});

test('time in the background does not count', () => {
  const tell = vi.fn();
  onTestFinished(watchTimeOnPage(tell));
  vi.advanceTimersByTime(20_000);
  setHidden(true);
  vi.advanceTimersByTime(600_000);
  expect(tell).not.toHaveBeenCalled();
  setHidden(false);
  vi.advanceTimersByTime(9_999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledOnce();
});

test('a page that is opened in the background counts from when it is looked at', () => {
  isHidden = true;
  const tell = vi.fn();
  onTestFinished(watchTimeOnPage(tell));
  vi.advanceTimersByTime(60_000);
  setHidden(false);
  vi.advanceTimersByTime(30_000);
  expect(tell.mock.calls).toEqual([['time_on_page', { value: 30 }]]);
});

test('a page that was left tells nothing more', () => {
  const tell = vi.fn();
  const end = watchTimeOnPage(tell);
  vi.advanceTimersByTime(10_000);
  end();
  setHidden(false);
  vi.advanceTimersByTime(600_000);
  expect(tell).not.toHaveBeenCalled();
});

test('reading about a service for two minutes is deep engagement, once', () => {
  const tell = vi.fn();
  onTestFinished(watchDeepEngagement(tell, servicePage('network-services')));
  vi.advanceTimersByTime(119_999);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(tell.mock.calls).toEqual([['deep_engagement', { label: 'network-services', value: 120 }]]);
});

test('on other pages there is no deep engagement', () => {
  const tell = vi.fn();
  watchDeepEngagement(tell, { ...servicePage('x'), id: 'about', params: {} });
  vi.advanceTimersByTime(600_000);
  expect(tell).not.toHaveBeenCalled();
});
