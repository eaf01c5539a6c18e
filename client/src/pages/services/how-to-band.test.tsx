import { services } from '#shared/services/index.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HowToBand } from './how-to-band.tsx';

afterEach(cleanup);

test('a step leads to what it is about, never to the page it stands on or to legal text', () => {
  render(<HowToBand />);
  const paths = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace(/#.*/, '') ?? '');
  expect(paths.length).toBeGreaterThan(0);
  const helpful = ['/contact', ...services.map(({ id }) => `/services/${id}`)];
  expect(paths.filter((path) => !helpful.includes(path))).toEqual([]);
});

test('a step that leads nowhere is read like the others', () => {
  render(<HowToBand />);
  expect(screen.getByRole('heading', { name: 'Review the week' }).querySelector('a')).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
});
