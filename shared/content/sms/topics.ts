/** What the messages are about (spec §1). The registration with the carriers names the same four. */
export const smsTopics = [
  {
    name: 'Service notifications',
    description: 'outages, repairs and changes to the systems we run for you.',
  },
  {
    name: 'Security advisories',
    description: 'urgent updates, phishing warnings and steps to take.',
  },
  {
    name: 'Appointment and maintenance coordination',
    description: 'visit times, maintenance windows and changes to either.',
  },
  {
    name: 'Account and billing messages',
    description: 'contract dates, invoices and payment confirmations.',
  },
] as const;
