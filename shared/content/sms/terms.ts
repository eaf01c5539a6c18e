/** Sentences that the consent itself, /sms-opt-in and the terms say alike (spec §8). */
export const smsTerms = {
  frequency: 'Message frequency varies',
  rates: 'Message and data rates may apply.',
  stopHelp: 'Reply STOP to cancel or HELP for help.',
  choice: 'Consent is not a condition of purchase',
} as const;
