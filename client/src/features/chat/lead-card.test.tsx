import { CONSENT_VERSION } from '#shared/content/sms-consent.ts';
import { shownForms } from '#shared/content/sms/shown-forms.ts';
import { formOnScreen } from '#tests/content/form-on-screen.ts';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createObservable } from '../../lib/observable.ts';
import { emptyChat, emptyLead } from './chat-state.ts';
import { createLeadCapture } from './lead-capture.ts';
import { LeadCard } from './lead-card.tsx';
import { leadView } from './lead-view.ts';

// A difference means: the screen was changed, so add a new version of the consent in sms-consent.ts
// with its forms in shown-forms.ts, and leave those of the old one as they were shown.
test('the card on file for the current consent is the one on the screen', () => {
  const state = createObservable({ ...emptyChat, lead: { ...emptyLead, isAsked: true } });
  const lead = createLeadCapture({
    state,
    submit: () => undefined,
    newKey: () => 'key',
    now: () => 0,
  });
  onTestFinished(lead.stop);
  render(<LeadCard lead={lead} state={state.get()} view={leadView(state.get())} />);
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(formOnScreen(form, CONSENT_VERSION)).toEqual(shownForms[CONSENT_VERSION]?.chat);
});
