import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';

let isReduced = false;
/** jsdom moves nothing: each movement is over at once. A browser's are in tests/e2e/motion.test.ts. */
const animate = vi.fn((_keyframes: object) => {
  const animation: { cancel: () => void; onfinish?: (() => void) | null } = {
    cancel: () => undefined,
  };
  queueMicrotask(() => animation.onfinish?.());
  return animation;
});

beforeEach(() => {
  isReduced = false;
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
  vi.resetModules();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduced-motion'),
  }));
});

async function setUp() {
  const { Leaving, Moving } = await import('./moving.tsx');
  const { loadMotion } = await import('./deferred-motion.ts');
  const Notice = ({ text }: { text: string }) => (
    <Leaving>
      {text && (
        <Moving key={text} way="panel" role="note">
          {text}
        </Moving>
      )}
    </Leaving>
  );
  return { Notice, loadMotion };
}

test('what is drawn on the server has no style of its own', async () => {
  const { Notice } = await setUp();
  expect(renderToString(<Notice text="Served" />)).toBe('<div role="note">Served</div>');
});

test('what was drawn before motion came stays the same element and is gone at once', async () => {
  const { Notice, loadMotion } = await setUp();
  const { rerender } = render(<Notice text="Early" />);
  const before = screen.getByRole('note');
  await act(loadMotion);
  rerender(<Notice text="Early" />);
  expect(screen.getByRole('note')).toBe(before);
  rerender(<Notice text="" />);
  expect(before).not.toBeInTheDocument();
});

test('what is drawn afterwards comes in, and is inert from the moment it goes', async () => {
  const { Notice, loadMotion } = await setUp();
  const { rerender } = render(<Notice text="" />);
  await act(loadMotion);
  rerender(<Notice text="Late" />);
  const note = screen.getByRole('note');
  expect(animate.mock.contexts).toEqual([note, note]);
  expect(animate.mock.calls.map(([keyframes]) => keyframes)).toEqual([
    { opacity: [0, 1] },
    { transform: ['translateY(12px)', 'translateY(0px)'] },
  ]);
  rerender(<Notice text="" />);
  expect(note).toHaveAttribute('inert');
  expect(note).toHaveAttribute('aria-hidden', 'true');
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

test('whoever asked for less motion gets none, also when they ask after it has come', async () => {
  const { Notice, loadMotion } = await setUp();
  await act(loadMotion);
  isReduced = true;
  const { rerender } = render(<Notice text="Calm" />);
  const note = screen.getByRole('note');
  expect(note).not.toHaveAttribute('style');
  rerender(<Notice text="" />);
  expect(note).not.toBeInTheDocument();
});
