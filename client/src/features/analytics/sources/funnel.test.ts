import { eventTable } from '#shared/analytics/event-table.ts';
import { expect, test, vi } from 'vitest';
import { createFunnel } from './funnel.ts';

test('each stage is tracked once, in whatever order its pages come', () => {
  const track = vi.fn();
  const enter = createFunnel(track);
  for (const page of ['home', 'services', 'service', 'services', 'contact', 'service'] as const) {
    enter(page);
  }
  enter('testimonials');
  enter('case-study');
  expect(track.mock.calls.map(([, details]) => (details as { label: string }).label)).toEqual([
    'interest',
    'consideration',
    'intent',
    'evaluation',
  ]);
});

test('the stages are worth what the specification says', () => {
  expect(eventTable.funnel.value.byLabel).toEqual({
    interest: 5,
    consideration: 10,
    intent: 15,
    evaluation: 20,
  });
});
