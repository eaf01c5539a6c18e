import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { TypedHeadline } from './typed-headline.tsx';

const text = 'It’s 3 a.m. We pick up.';

/** A browser's answer to which animations of an element still run. */
function stubAnimations(finished: readonly Promise<unknown>[]) {
  Element.prototype.getAnimations = () =>
    finished.map((promise) => ({ finished: promise }) as unknown as Animation);
  return () => Reflect.deleteProperty(Element.prototype, 'getAnimations');
}

test('the served headline reads as the whole sentence once', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<TypedHeadline text={text} className="" />);
  expect(page.querySelector('h1')).toHaveTextContent(text);
});

test('its name is the sentence, and the single characters are hidden from screen readers', async () => {
  const restore = stubAnimations([]);
  render(<TypedHeadline text={text} className="" />);
  const heading = screen.getByRole('heading', { level: 1, name: text });
  expect(heading.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  expect(heading.querySelectorAll('.typed > span')).toHaveLength(text.length);
  await vi.waitFor(() => expect(heading).toHaveAttribute('data-typed'));
  restore();
});

test('it says that it is typed when the last character stands, not before', async () => {
  let finishTyping: (value?: unknown) => void = () => undefined;
  const restore = stubAnimations([new Promise((resolve) => (finishTyping = resolve))]);
  render(<TypedHeadline text={text} className="" />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).not.toHaveAttribute('data-typed');
  finishTyping();
  await vi.waitFor(() => expect(heading).toHaveAttribute('data-typed'));
  restore();
});
