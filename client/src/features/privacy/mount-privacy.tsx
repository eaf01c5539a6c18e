import { ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { createRoot } from 'react-dom/client';
import { createBrowserStorage } from '../../lib/browser-storage.ts';
import { type Consent, createConsent, hasPrivacySignal } from './create-consent.ts';
import { PrivacyChoices } from './privacy-choices.tsx';

/** The answer of this browser's visitor, followed across its tabs. */
export function openConsent(): Consent {
  const consent = createConsent({
    storage: createBrowserStorage(() => localStorage),
    version: ANALYTICS_CONSENT_VERSION,
    hasSignal: hasPrivacySignal,
    now: () => Date.now(),
  });
  consent.follow();
  return consent;
}

/**
 * Draws the notice and the footer's button beside the app, in a root of their own: they are no part
 * of what the server sends. They stand after the skip link, so that the keyboard comes by the question
 * before the page, and screen readers announce it when it appears.
 */
export function mountPrivacy(consent: Consent): void {
  const container = document.createElement('div');
  container.ariaLive = 'polite';
  document.body.append(container);
  const stand = () => {
    const skipLink = document.querySelector('#screen > a[href="#main"]');
    // The router leaves what is not its own where it stands, and draws a new link after a bare page.
    if (skipLink && skipLink.nextElementSibling !== container) skipLink.after(container);
  };
  createRoot(container).render(<PrivacyChoices consent={consent} onPage={stand} />);
}
