import { company } from '#shared/content/company.ts';
import { menuServices } from '#shared/services/summaries.ts';
import {
  type StubbedObserver,
  stubIntersectionObserver,
} from '#tests/fakes/stub-intersection-observer.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { SiteHeader } from './site-header.tsx';

let observer: StubbedObserver;

beforeEach(() => {
  observer = stubIntersectionObserver();
});

function renderHeader(path = '/') {
  const { hook, navigate } = memoryLocation({ path });
  render(
    <Router hook={hook}>
      <SiteHeader />
      <p>Elsewhere</p>
    </Router>,
  );
  const details = within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByText('Services')[0]
    ?.closest('details');
  if (!details) throw new Error('The header has no services menu.');
  return { details, navigate };
}

test('the services menu lists its services and the way to all of them', () => {
  const { details } = renderHeader();
  const hrefs = Array.from(details.querySelectorAll('a'), (link) => link.getAttribute('href'));
  expect(hrefs).toEqual([...menuServices.map(({ id }) => `/services/${id}`), '/services']);
});

test('the menu of small screens shows the number it calls and the address it writes to', () => {
  renderHeader();
  const menu = within(screen.getByLabelText('Menu').closest('details') as HTMLElement);
  const { phone, emails } = company;
  for (const [text, href] of [
    [phone.display, phone.href],
    [emails.general.address, emails.general.href],
  ] as const) {
    expect(menu.getAllByRole('link', { name: text, hidden: true }).at(-1)).toHaveAttribute(
      'href',
      href,
    );
  }
});

test('the services menu is closed on the server, so that nothing has to be taken back', () => {
  expect(renderHeader().details).not.toHaveAttribute('open');
});

test('an open services menu closes on a click outside', () => {
  const { details } = renderHeader();
  details.open = true;
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
});

test('also where nobody else hears the press, as on a page that is not hydrated yet', () => {
  const { details } = renderHeader();
  const left = new AbortController();
  document.addEventListener('pointerdown', (event) => event.stopPropagation(), {
    capture: true,
    signal: left.signal,
  });
  details.open = true;
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  left.abort();
  expect(details.open).toBe(false);
});

test('a click inside leaves the services menu open', () => {
  const { details } = renderHeader();
  details.open = true;
  fireEvent.click(within(details).getAllByRole('list', { hidden: true })[0] ?? details);
  expect(details.open).toBe(true);
});

test('Escape closes the services menu and gives focus back to its button', () => {
  const { details } = renderHeader();
  details.open = true;
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(details.querySelector('summary')).toHaveFocus();
});

test('choosing a service closes the menu', () => {
  const { details } = renderHeader();
  details.open = true;
  fireEvent.click(within(details).getByText('Cloud Solutions'));
  expect(details.open).toBe(false);
});

test('going back closes the menu', () => {
  const { details } = renderHeader();
  details.open = true;
  fireEvent.popState(window);
  expect(details.open).toBe(false);
});

test('a page that comes leaves a menu open that was opened while it was on its way', () => {
  const { details, navigate } = renderHeader();
  details.open = true;
  act(() => navigate('/blog'));
  expect(details.open).toBe(true);
});

test('the link of the page one is on says so', () => {
  renderHeader('/blog');
  const links = screen.getAllByRole('link', { name: 'Blog', hidden: true });
  for (const link of links) expect(link).toHaveAttribute('aria-current', 'page');
});

test('on a page inside a part of the site, the link of the part is marked, but not as the page', () => {
  renderHeader('/blog/a-post');
  const [link] = screen.getAllByRole('link', { name: 'Blog', hidden: true });
  expect(link).toHaveAttribute('aria-current', 'true');
});

test('on a page about a service, the menu of services is marked', () => {
  renderHeader('/services/efax-services');
  const [summary] = screen.getAllByText('Services', { selector: '.menu-item' });
  expect(summary).toHaveAttribute('aria-current', 'true');
});

test('the header is tight while the top of the page is out of view', () => {
  renderHeader();
  const header = screen.getByRole('banner');
  act(() => observer.report(false));
  expect(header).toHaveAttribute('data-tight');
  act(() => observer.report(true));
  expect(header).not.toHaveAttribute('data-tight');
});
