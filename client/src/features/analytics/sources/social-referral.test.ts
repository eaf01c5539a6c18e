import { eventTable } from '#shared/analytics/event-table.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socialReferral, trackSocialReferral } from './social-referral.ts';

test.each([
  ['https://l.facebook.com/l.php?u=x', '', 'facebook', 'referrer'],
  ['https://m.facebook.com/', '?fbclid=abc', 'facebook', 'referrer'],
  ['', '?fbclid=abc', 'facebook', 'click_id'],
  ['https://www.instagram.com/', '', 'instagram', 'referrer'],
  ['https://lnkd.in/abc', '', 'linkedin', 'referrer'],
  ['https://t.co/abc', '', 'x', 'referrer'],
])('%s with %s comes from %s, known by its %s', (referrer, search, network, detectedBy) => {
  expect(socialReferral(referrer, search)).toEqual({ network, detectedBy });
  expect(eventTable.traffic_source.label.choices).toContain(network);
});

test.each(['', 'https://www.google.com/', 'https://notfacebook.com/', 'not an address'])(
  '"%s" is no social network',
  (referrer) => {
    expect(socialReferral(referrer, '?utm_source=facebook')).toBeUndefined();
  },
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it is tracked after a second, and not when the visit has ended before', () => {
  const track = vi.fn();
  const visit = new AbortController();
  trackSocialReferral(track, { network: 'facebook', detectedBy: 'referrer' }, visit.signal);
  vi.advanceTimersByTime(999);
  expect(track).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(track.mock.calls).toEqual([
    ['traffic_source', { label: 'facebook', customData: { detected_by: 'referrer' } }],
  ]);

  track.mockClear();
  trackSocialReferral(track, { network: 'facebook', detectedBy: 'referrer' }, visit.signal);
  visit.abort();
  vi.advanceTimersByTime(5_000);
  expect(track).not.toHaveBeenCalled();
});
