import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

const options = { count: 3, intervalMs: 4000, fadeMs: 500 };

function setMotionUnwanted(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  vi.useFakeTimers();
  setMotionUnwanted(false);
  return () => {
    vi.useRealTimers();
  };
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const start = () => renderHook(() => useCarousel(options)).result;

test('it begins to move after the interval and switches when the slide has faded out', () => {
  const carousel = start();
  pass(3999);
  expect(carousel.current.target).toBe(0);
  pass(1);
  expect(carousel.current).toMatchObject({ shown: 0, target: 1, isFading: true });
  pass(499);
  expect(carousel.current.shown).toBe(0);
  pass(1);
  expect(carousel.current).toMatchObject({ shown: 1, isFading: false });
});

test('it changes every interval and comes round to the first slide', () => {
  const carousel = start();
  for (const expected of [1, 2, 0]) {
    pass(4000);
    expect(carousel.current.target).toBe(expected);
  }
});

test('a change by hand starts the interval anew', () => {
  const carousel = start();
  pass(3000);
  act(() => carousel.current.goTo(2));
  pass(3999);
  expect(carousel.current.target).toBe(2);
  pass(1);
  expect(carousel.current.target).toBe(0);
});

test('Pause stops it until Play', () => {
  const carousel = start();
  act(() => carousel.current.togglePaused());
  pass(20_000);
  expect(carousel.current).toMatchObject({ target: 0, isPaused: true });
  act(() => carousel.current.togglePaused());
  pass(4000);
  expect(carousel.current.target).toBe(1);
});

test('it moves by hand while it is paused', () => {
  const carousel = start();
  act(() => carousel.current.togglePaused());
  act(() => carousel.current.previous());
  pass(500);
  expect(carousel.current.shown).toBe(2);
});

test('it starts paused for people who want no motion', () => {
  setMotionUnwanted(true);
  const carousel = start();
  pass(20_000);
  expect(carousel.current).toMatchObject({ target: 0, isPaused: true });
});

test('it stands still while the tab is in the background', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const carousel = start();
  pass(20_000);
  expect(carousel.current).toMatchObject({ target: 0, isRotating: false });
});
