import { smsForm } from '#shared/content/sms-consent.ts';
import type { FormResult } from '#shared/page-rendering.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { PageStateContext } from '../../lib/page-state.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { SmsSignUp } from './sms-sign-up.tsx';

const failed: FormResult = {
  status: 'error',
  message: 'Phone number must be at least 10 digits.',
  errors: [{ field: 'phoneNumber', message: 'Phone number must be at least 10 digits.' }],
  values: { phoneNumber: '12', consent: 'on' },
};

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function page(formResult?: FormResult) {
  return (
    <PageStateContext value={{ publicUrl: '', ...(formResult && { formResult }) }}>
      <QueryClientProvider client={createQueryClient()}>
        <SmsSignUp />
      </QueryClientProvider>
    </PageStateContext>
  );
}

/** Puts the server's HTML into the document, as a browser without JavaScript shows it. */
function serve(formResult?: FormResult): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(formResult));
  document.body.append(container);
  return container;
}

/** React takes the HTML over; a difference would be printed, which fails the test. */
function hydrate(container: HTMLElement, formResult?: FormResult): void {
  act(() => {
    root = hydrateRoot(container, page(formResult));
  });
}

test('without JavaScript it is a form that posts to its own page', () => {
  const container = serve();
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.getAttribute('action')).toMatch(/^\/sms-opt-in(#|$)/);
  expect([...new FormData(form ?? undefined).keys()]).toEqual([
    'consentTextVersion',
    'phoneNumber',
  ]);
  expect(container.innerHTML).not.toContain('style=');
});

test('what was typed and ticked before React takes over stays', () => {
  const container = serve();
  const phone = screen.getByRole<HTMLInputElement>('textbox');
  phone.value = '(405) 555-0163';
  screen.getByRole('checkbox').click();
  hydrate(container);
  expect(screen.getByRole('textbox')).toBe(phone);
  expect(phone).toHaveValue('(405) 555-0163');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a failed post comes back with what was typed and the errors at their fields', () => {
  const container = serve(failed);
  for (const takeOver of [() => undefined, () => hydrate(container, failed)]) {
    takeOver();
    expect(screen.getByRole('textbox')).toHaveValue('12');
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/at least 10 digits/);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent('Phone number must be at least 10 digits.');
  }
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('a failure without fields shows the server’s message', () => {
  serve({ ...failed, message: 'Please try again in a minute.', errors: [] });
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again in a minute.');
});

test('a successful post comes back with the message in place of the form', () => {
  const container = serve({ status: 'success' });
  hydrate(container, { status: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent(smsForm.successMessage);
  expect(container.querySelector('form')).toBeNull();
});
