import { homeTestimonials } from '#shared/content/testimonials.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestimonialsCarousel } from './testimonials-carousel.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<TestimonialsCarousel />);
  return () => {
    vi.useRealTimers();
  };
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const region = () => screen.getByRole('region', { name: 'Client testimonials' });
const slide = (number: number) =>
  screen.getByRole('group', { name: `${number} of ${homeTestimonials.length}` });
const currentDot = () =>
  screen.getAllByRole('button').find((button) => button.hasAttribute('aria-current'));

function swipe(fromX: number, toX: number) {
  fireEvent.pointerDown(slide(1), { clientX: fromX });
  fireEvent.pointerUp(slide(1), { clientX: toX });
}

test('all quotes stand in the document, and one is shown', () => {
  for (const { quote } of homeTestimonials) expect(region()).toHaveTextContent(quote);
  expect(slide(1)).toHaveAttribute('data-state', 'shown');
  expect(slide(2)).toHaveAttribute('data-state', 'hidden');
});

test('it is a carousel with Pause, Previous, Next and one dot for every quote', () => {
  expect(region()).toHaveAttribute('aria-roledescription', 'carousel');
  for (const name of ['Pause', 'Previous', 'Next']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: /^Show quote/ })).toHaveLength(
    homeTestimonials.length,
  );
});

test('a quote fades out for half a second before the next one takes its place', () => {
  pass(4000);
  expect(slide(1)).toHaveAttribute('data-state', 'leaving');
  pass(500);
  expect(slide(1)).toHaveAttribute('data-state', 'hidden');
  expect(slide(2)).toHaveAttribute('data-state', 'shown');
});

test('Previous on the first quote goes to the last', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  pass(500);
  expect(slide(homeTestimonials.length)).toHaveAttribute('data-state', 'shown');
});

test('a dot goes to its quote and is marked as current', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Show quote 3' }));
  pass(500);
  expect(slide(3)).toHaveAttribute('data-state', 'shown');
  expect(currentDot()).toHaveAccessibleName('Show quote 3');
});

test('a swipe of more than 50 px to the left shows the next quote', () => {
  swipe(200, 149);
  pass(500);
  expect(slide(2)).toHaveAttribute('data-state', 'shown');
});

test('a swipe of more than 50 px to the right shows the previous quote', () => {
  swipe(200, 251);
  pass(500);
  expect(slide(homeTestimonials.length)).toHaveAttribute('data-state', 'shown');
});

test('a movement of 50 px is no swipe', () => {
  swipe(200, 150);
  pass(500);
  expect(slide(1)).toHaveAttribute('data-state', 'shown');
});

test('it waits while the mouse is over it', () => {
  fireEvent.pointerEnter(region(), { pointerType: 'mouse' });
  pass(20_000);
  expect(slide(1)).toHaveAttribute('data-state', 'shown');
  fireEvent.pointerLeave(region());
  pass(4000);
  pass(500);
  expect(slide(2)).toHaveAttribute('data-state', 'shown');
});

test('a change is announced only when it does not rotate by itself', () => {
  const slides = slide(1).parentElement;
  expect(slides).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(slides).toHaveAttribute('aria-live', 'polite');
});
