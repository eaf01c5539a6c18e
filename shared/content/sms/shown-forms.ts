import type { ConsentVersion } from '../sms-consent.ts';

/** What stood on a screen around the words of a consent, top to bottom. */
export interface ShownForm {
  readonly heading: string;
  readonly fields: readonly { readonly label: string; readonly hint?: string }[];
  /** Words in front of the consent, at the same box. */
  readonly boxLead: string;
  readonly button: string;
}

/**
 * The forms under which each consent text was shown, so that the packet for a dispute can draw them
 * years later. Versioned with the text: whoever changes a label adds a version of the consent, and
 * leaves here what was shown before. A test holds the current ones to the screens.
 */
export const shownForms = {
  '2025-08-30.1': {
    web: {
      heading: 'Sign up',
      fields: [
        {
          label: 'Mobile phone number',
          hint: 'A US mobile number that you use yourself. (555) 123-4567',
        },
      ],
      boxLead: '',
      button: 'Sign Up for SMS Alerts',
    },
    chat: {
      heading: 'How we can reach you',
      fields: [{ label: 'Name' }, { label: 'E-mail' }, { label: 'Phone' }],
      boxLead: 'Text me. ',
      button: 'Send now',
    },
  },
} as const satisfies Record<ConsentVersion, Record<'web' | 'chat', ShownForm>>;
