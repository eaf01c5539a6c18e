import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { eventTable } from '#shared/analytics/event-table.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sendSignal } from '../../../lib/send-signal.ts';
import { createLeads } from './leads.ts';
import { watchLinkClicks } from './link-clicks.ts';

const { phone, sms, emails, social, portals } = company;

beforeEach(() => history.replaceState(null, '', '/about'));

function pressing(
  html: string,
  event = new MouseEvent('click', { bubbles: true, cancelable: true }),
) {
  document.body.innerHTML = html;
  const track = vi.fn();
  const until = new AbortController();
  watchLinkClicks(track, createLeads(track, until.signal), until.signal);
  onTestFinished(() => until.abort());
  const link = document.querySelector('a');
  link?.addEventListener('click', (click) => click.preventDefault());
  link?.dispatchEvent(event);
  const again = () => link?.dispatchEvent(new MouseEvent(event.type, event));
  return { calls: track.mock.calls as unknown[][], again };
}

const phoneLink = `<a href="${phone.href}"><span>Call</span></a>`;
const within = (source: string, link: string) =>
  `<div data-contact-source="${source}">${link}</div>`;

test.each(['contact_new_customers', 'contact_cta'])(
  'a call from %s is tracked with its source and is a lead',
  (source) => {
    expect(pressing(within(source, phoneLink)).calls).toEqual([
      ['phone_click', { label: 'phone', customData: { source } }],
      ['lead', { label: 'phone_call' }],
    ]);
  },
);

test('a call to the support line is tracked and is no lead', () => {
  const { calls } = pressing(within('contact_existing_customers', phoneLink));
  expect(calls.map(([event]) => event)).toEqual(['phone_click']);
});

test('every press is tracked, the lead once', () => {
  const { calls, again } = pressing(phoneLink);
  again();
  expect(calls.map(([event]) => event)).toEqual(['phone_click', 'lead', 'phone_click']);
});

test('an e-mail to sales from the contact page is a request for a quote', () => {
  const link = `<a href="${emails.sales.href}">Write</a>`;
  expect(pressing(within('contact_cta', link)).calls).toEqual([
    ['email_click', { label: 'sales', customData: { source: 'contact_cta' } }],
    ['lead', { label: 'quote_request' }],
  ]);
});

test.each([
  ['<header class="site-header">LINK</header>', '/about', 'header'],
  ['<footer>LINK</footer>', '/about', 'footer'],
  ['<aside data-chat-widget>LINK</aside>', '/', 'chat'],
  ['<section><h1>Help</h1>LINK</section>', '/', 'hero'],
  ['<section><h1>Help</h1>LINK</section>', '/about', 'page'],
  ['<main>LINK</main>', '/', 'page'],
])('%s on %s has the source %s', (html, path, source) => {
  history.replaceState(null, '', path);
  const { calls } = pressing(html.replace('LINK', `<a href="${emails.general.href}">Write</a>`));
  expect(calls).toEqual([['email_click', { label: 'general', customData: { source } }]]);
  expect(eventTable.email_click.fields.source.choices).toContain(source);
});

test('the number of text messages has a label of its own and is no lead', () => {
  expect(pressing(`<a href="${sms.href}">Text</a>`).calls).toEqual([
    ['phone_click', { label: 'sms', customData: { source: 'page' } }],
  ]);
});

test('an address of somebody else is nobody’s business', () => {
  expect(pressing('<a href="mailto:dana@clinic.example?subject=Me">Write</a>').calls).toEqual([]);
});

test.each([
  [portals.records, 'portal'],
  ...social.slice(0, 1).map(({ url }) => [url, 'social']),
  ['https://www.hhs.gov/hipaa?name=dana', 'other'],
])('%s leads out of the site, kind %s', (href, kind) => {
  expect(pressing(`<a href="${href}">Out</a>`).calls).toEqual([
    ['outbound_click', { label: new URL(href).host, customData: { kind } }],
  ]);
});

test('the middle button opens a tab and counts, the right one opens a menu and does not', () => {
  const html = '<a href="https://www.hhs.gov/">Out</a>';
  const auxiliary = (button: number) => new MouseEvent('auxclick', { bubbles: true, button });
  expect(pressing(html, auxiliary(1)).calls).toHaveLength(1);
  expect(pressing(html, auxiliary(2)).calls).toHaveLength(0);
});

test('links within the site are no clicks to track', () => {
  expect(pressing('<a href="/contact#contact-top">Contact</a>').calls).toEqual([]);
});

test('contact details left in the chat are a lead, once', () => {
  const track = vi.fn();
  const until = new AbortController();
  createLeads(track, until.signal);
  sendSignal('lead-delivered', null);
  sendSignal('lead-delivered', null);
  until.abort();
  expect(track.mock.calls).toEqual([['lead', { label: 'contact_form' }]]);
});

test('the leads are worth what the specification says', () => {
  expect(eventTable.lead.value.byLabel).toEqual({
    contact_form: 50,
    phone_call: 75,
    quote_request: 40,
  });
});

test('the three blocks of the contact page carry the tags of the specification', () => {
  expect([...contact.panels.map(({ source }) => source), contact.consultation.source]).toEqual([
    'contact_new_customers',
    'contact_existing_customers',
    'contact_cta',
  ]);
});
