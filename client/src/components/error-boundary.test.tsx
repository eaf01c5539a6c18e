import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('Something of ours broke.');
}

test('a page that breaks is replaced by a calm screen with a way home and a reload', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('a page that works is left alone', () => {
  render(<ErrorBoundary>All is well</ErrorBoundary>);
  expect(screen.getByText('All is well')).toBeVisible();
});
