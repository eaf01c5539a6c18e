import { privacyTexts } from '#shared/content/privacy-texts.ts';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBrowserStorage } from '../../lib/browser-storage.ts';
import { type Consent, createConsent } from './create-consent.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<footer><ul><li><a href="/privacy-policy">Privacy Policy</a></li></ul></footer>';
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

function open({ hasSignal = false } = {}): Consent {
  const consent = createConsent({
    storage: createBrowserStorage(() => localStorage),
    version: '1',
    hasSignal: () => hasSignal,
    now: () => Date.UTC(2026, 2, 3, 18),
  });
  render(<PrivacyChoices consent={consent} onPage={() => undefined} />);
  return consent;
}

const notice = () => screen.queryByRole('region', { name: privacyTexts.label });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const answerOf = ({ state }: Consent) => state.get().stored?.answer;

test.each([
  ['Accept', 'accepted'],
  ['Decline', 'declined'],
] as const)('%s is one press and ends the question', async (name, answer) => {
  const consent = open();
  await press(name);
  expect(answerOf(consent)).toBe(answer);
  expect(notice()).toBeNull();
});

test('both answers look the same', () => {
  open();
  const [first, second] = within(notice() as HTMLElement).getAllByRole('button');
  expect(first?.className).toBe(second?.className);
});

test('it does not take the focus by itself', () => {
  open();
  expect(notice()).toBeVisible();
  expect(document.body).toHaveFocus();
});

test('Escape puts the question off without an answer and gives the focus back', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<button id="before">Before</button>');
  const before = document.getElementById('before');
  const consent = open();
  before?.focus();
  act(() => screen.getByRole('button', { name: 'Accept' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(notice()).toBeNull();
  expect(answerOf(consent)).toBeUndefined();
  expect(before).toHaveFocus();
});

test('the footer opens it again with the focus in it, and gets the focus back', async () => {
  const consent = open();
  await press('Decline');
  await press(privacyTexts.label);
  expect(notice()).toHaveFocus();
  expect(notice()).toHaveTextContent(`${privacyTexts.standing.declined} March 3, 2026`);
  await press('Accept');
  expect(answerOf(consent)).toBe('accepted');
  expect(screen.getByRole('button', { name: privacyTexts.label })).toHaveFocus();
});

test('closing changes nothing', async () => {
  const consent = open();
  await press('Accept');
  await press(privacyTexts.label);
  await press('Close');
  expect(notice()).toBeNull();
  expect(answerOf(consent)).toBe('accepted');
});

test('with Global Privacy Control nothing is asked, and the footer says why', async () => {
  open({ hasSignal: true });
  expect(notice()).toBeNull();
  await press(privacyTexts.label);
  expect(notice()).toHaveTextContent(privacyTexts.signal.text);
  expect(within(notice() as HTMLElement).getAllByRole('button')).toHaveLength(1);
});

test.each(['/sms-opt-in', '/elo'])('on %s there is neither question nor button', (path) => {
  history.replaceState(null, '', path);
  open();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('in a low window nobody is asked, and the footer still opens it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  open();
  expect(notice()?.dataset).not.toHaveProperty('seen');
  await press(privacyTexts.label);
  expect(notice()?.dataset).toHaveProperty('seen');
});
