import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('breadcrumbs lead to the pages above, Home first', () => {
  render(<Breadcrumbs page="service" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Services', '/services'],
  ]);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toContainElement(links[0] ?? null);
});
