import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToastStore } from '../../lib/toast-store.ts';
import { LazyToaster, preloadToaster } from './toaster-lazy.tsx';

async function setUp() {
  const store = createToastStore();
  render(<LazyToaster store={store} />);
  await preloadToaster();
  return store;
}

test('nothing is rendered on the server or before the first toast', async () => {
  const store = await setUp();
  expect(document.body).toHaveTextContent(/^$/);
  store.toast({ title: 'Raised early' });
  expect(renderToString(<LazyToaster store={store} />)).toBe('');
});

test('a toast shows its title and description', async () => {
  const store = await setUp();
  act(() => void store.toast({ title: 'Saved', description: 'All of it.' }));
  // The list may be drawn anew while the toast comes in.
  await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
  await waitFor(() => expect(screen.getByText('All of it.')).toBeVisible());
});

test('only one toast is up at a time', async () => {
  const store = await setUp();
  act(() => void store.toast({ title: 'First' }));
  await screen.findByText('First');
  act(() => void store.toast({ title: 'Second' }));
  await screen.findByText('Second');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('its button closes it', async () => {
  const store = await setUp();
  act(() => void store.toast({ title: 'Go away' }));
  const button = await screen.findByRole('button', { name: 'Close' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Go away')).not.toBeInTheDocument());
  expect(store.getToasts()).toMatchObject([{ open: false }]);
});

test('it closes by itself after its duration', async () => {
  const store = await setUp();
  act(() => void store.toast({ title: 'Short', duration: 1 }));
  await waitFor(() => expect(store.getToasts()).toMatchObject([{ open: false }]));
});

test('F8 brings the keyboard to the toasts', async () => {
  const store = await setUp();
  act(() => void store.toast({ title: 'Look here' }));
  await screen.findByText('Look here');
  await userEvent.keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
});
