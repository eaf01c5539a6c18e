import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { EVENT_NAMES } from '#shared/analytics/event-table.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTrack } from './track.ts';

const NOW = new Date('2026-03-03T18:00:00.000Z');

function tracking({ isAllowed }: { isAllowed: boolean }) {
  const deliver = vi.fn<(event: CleanEvent, isAllowed: boolean) => void>();
  const forward = vi.fn<(event: CleanEvent) => void>();
  const track = createTrack({ isAllowed: () => isAllowed, deliver, forward, now: () => NOW });
  return { track, deliver, forward };
}

beforeEach(() => history.replaceState(null, '', '/about?name=Dana#dana'));

test('server and services get the same event with the same id, of the page without its query', () => {
  const { track, deliver, forward } = tracking({ isAllowed: true });
  track('lead', { label: 'phone_call' });
  const [[event, isAllowed] = []] = deliver.mock.calls;
  expect(isAllowed).toBe(true);
  expect(event).toMatchObject({
    event: 'lead',
    category: 'conversion',
    label: 'phone_call',
    value: 75,
    page: '/about',
    timestamp: NOW.toISOString(),
  });
  expect(event?.eventId).toMatch(/^[\da-f-]{36}$/);
  expect(forward).toHaveBeenCalledExactlyOnceWith(event);
});

test('without a yes only speed is counted, by our server alone', () => {
  const { track, deliver, forward } = tracking({ isAllowed: false });
  for (const name of EVENT_NAMES) {
    track(name, { label: name === 'web_vitals' ? 'LCP' : 'error', value: 100 });
  }
  expect(deliver.mock.calls.map(([{ event }, isAllowed]) => [event, isAllowed])).toEqual([
    ['web_vitals', false],
  ]);
  expect(forward).not.toHaveBeenCalled();
});

test.each(['/elo', '/sms-opt-in'])('on %s nothing is tracked, whatever was agreed to', (path) => {
  history.replaceState(null, '', path);
  const { track, deliver, forward } = tracking({ isAllowed: true });
  for (const name of EVENT_NAMES) track(name, { label: 'error', value: 100 });
  expect([...deliver.mock.calls, ...forward.mock.calls]).toEqual([]);
});

test('what a person typed has no field to travel in', () => {
  history.replaceState(null, '', '/dana@clinic.example/405-555-0123?q=chest+pain');
  const { track, deliver } = tracking({ isAllowed: true });
  const personal = {
    name: 'Dana Whitfield',
    email: 'dana@clinic.example',
    phone: '405-555-0123',
    organization: 'Whitfield Clinic',
    message: 'chest pain',
  };
  track('page_view', { label: personal.name, customData: personal });
  track('outbound_click', { label: 'dana@clinic.example', customData: personal });
  track('outbound_click', { label: 'example.com', customData: { ...personal, kind: 'Dana' } });
  const sent = JSON.stringify(deliver.mock.calls);
  expect(deliver).toHaveBeenCalledTimes(2);
  expect(sent).not.toMatch(/dana|whitfield|clinic|0123|chest/i);
});
