import { company } from '../company.ts';

/** Texts of the sign-up form on /sms-opt-in, exact where the specification gives them (§2, §5, §8). */
export const smsForm = {
  heading: 'Sign up',
  phoneLabel: 'Mobile phone number',
  phonePlaceholder: '(555) 123-4567',
  phoneHint: 'A US mobile number that you use yourself.',
  submitLabel: 'Sign Up for SMS Alerts',
  submittingLabel: 'Submitting...',
  successMessage: 'Thank you! You have been successfully added to our SMS notification list.',
  /** Worded differently from the message it appears beside, so nothing is read out twice. */
  successToast: {
    title: 'You are signed up',
    description: `Text STOP to ${company.sms.display} at any time to stop.`,
  },
  errorToast: {
    title: 'Error',
    /** Used when the server gave no message of its own. */
    fallback: 'Failed to submit SMS opt-in. Please try again.',
  },
  /** Stays above the button, with what the toast said. */
  notSignedUp: 'You are not signed up yet.',
  validation: {
    phoneTooShort: 'Phone number must be at least 10 digits.',
    phoneInvalid: 'Please enter a valid phone number.',
    consentRequired: 'You must agree to receive SMS messages.',
  },
} as const;
