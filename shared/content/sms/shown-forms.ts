import type { CardKey, LeadFields } from '../../entities/lead.ts';
import { company } from '../company.ts';
import type { ConsentVersion } from '../sms-consent.ts';

/** What stood on a screen around the words of a consent, top to bottom. */
export interface ShownForm {
  readonly heading: string;
  readonly fields: readonly { readonly label: string; readonly hint?: string }[];
  /** Words in front of the consent, at the same box. */
  readonly boxLead: string;
  readonly button: string;
}

/** The forms of one consent text, by the screen they stand on. */
export type ShownForms = Readonly<Record<'web' | 'chat', ShownForm>>;

/**
 * The forms under which each consent text was shown, so that the packet for a dispute can draw them
 * years later. Versioned with the text: whoever changes a label adds a version of the consent, and
 * leaves here what was shown before. Tests beside the two screens hold the current ones to them.
 */
export const shownForms: Readonly<Record<ConsentVersion, ShownForms>> = {
  [company.legal.consentVersion]: {
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
      fields: fieldsOfCard({ name: 'Name', email: 'E-mail', phone: 'Phone' }),
      boxLead: 'Text me. ',
      button: 'Send now',
    },
  },
};

/** The fields of today's card: one that is missing, or is called something else, does not compile. */
function fieldsOfCard(labels: { readonly [Key in CardKey]: LeadFields[Key]['label'] }) {
  return Object.values(labels).map((label) => ({ label }));
}
