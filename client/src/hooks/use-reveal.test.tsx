import { stubIntersectionObserver } from '#tests/fakes/stub-intersection-observer.ts';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReveal } from './use-reveal.ts';

function Block() {
  const ref = useReveal<HTMLDivElement>();
  return <div ref={ref}>Text</div>;
}

function renderBlock({ top }: { top: number }) {
  const observer = stubIntersectionObserver();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 1, 1));
  render(<Block />);
  act(() => observer.report(top < innerHeight));
  return { block: screen.getByText('Text'), scrollIntoView: () => observer.report() };
}

test('what is in view at the start is never hidden', () => {
  expect(renderBlock({ top: 100 }).block).not.toHaveAttribute('data-reveal');
});

test('what is further down waits and comes in when it is scrolled into view', () => {
  const { block, scrollIntoView } = renderBlock({ top: 5000 });
  expect(block).toHaveAttribute('data-reveal', 'waiting');
  act(() => scrollIntoView());
  expect(block).toHaveAttribute('data-reveal', 'shown');
});
