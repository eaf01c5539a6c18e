import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

const buttons = (
  <TooltipGroup>
    <Tooltip label="Copies the address">
      <button type="button">Copy</button>
    </Tooltip>
    <Tooltip label="Opens the print dialog">
      <button type="button">Print</button>
    </Tooltip>
  </TooltipGroup>
);

test('on the server and until someone comes near there are only the buttons', () => {
  expect(renderToString(buttons)).not.toContain('data-state');
  render(buttons);
  expect(screen.getByRole('button', { name: 'Copy' })).not.toHaveAttribute('data-state');
});

test('a button that has the focus shows its tooltip, and keeps the focus while the code arrives', async () => {
  render(buttons);
  await userEvent.tab();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Opens the print dialog');
  expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
});

test('a pointer that rests on a button brings its tooltip', async () => {
  render(buttons);
  await userEvent.hover(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Copy' })).toHaveAttribute('data-state'),
  );
  // jsdom knows no :hover; tests/e2e/blog.test.ts moves the pointer once.
  await userEvent.hover(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('tooltip', undefined, { timeout: 3000 })).toHaveTextContent(
    'Copies the address',
  );
});
