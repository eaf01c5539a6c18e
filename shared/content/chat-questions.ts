/** What the assistant offers to be asked next, by the page an answer links to or that is open. */
export const chatQuestions: {
  readonly byPath: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Where nothing closer is known. */
  readonly always: readonly string[];
} = {
  byPath: {
    '/services': ['What does it cost?', 'Do you come to our office?', 'Do you answer at night?'],
    '/services/helpdesk-support': [
      'Do you answer at night?',
      'What does helpdesk support include?',
      'What does it cost?',
    ],
    '/services/security-services': [
      'How do you protect patient data?',
      'What should we do after a phishing e-mail?',
      'Do you sign a business associate agreement?',
    ],
    '/services/network-services': [
      'How many users can a network have?',
      'Do you set up Wi-Fi for clinics?',
      'How far do you travel?',
    ],
    '/services/cloud-solutions': ['Do you do backups?', 'Is the cloud HIPAA compliant?'],
    '/services/emr-integration': [
      'Which EHR systems do you work with?',
      'Can you connect our lab results?',
    ],
    '/services/managed-services': ['What is included in managed IT?', 'What does it cost?'],
    '/services/website-hosting': [
      'Are backups part of website hosting?',
      'How much uptime do you promise?',
    ],
    '/services/digital-marketing': [
      'Can you help us to be found on Google?',
      'What does digital marketing include?',
    ],
    '/services/efax-services': ['Can we keep our fax number?', 'Is eFax HIPAA compliant?'],
    '/contact': ['What are your hours?', 'Where is your office?', 'Is the first assessment free?'],
    '/about': ['How long have you been in business?', 'Where is your office?'],
    '/testimonials': ['What do your clients say?', 'How satisfied are your clients?'],
    '/case-study': ['What did the network transformation change?', 'What does it cost?'],
    '/sms-opt-in': ['How do I sign up for text alerts?', 'How do I stop text messages?'],
    '/privacy-policy': ['What do you do with my data?', 'Who sees this conversation?'],
    '/terms-of-service': ['How do I stop text messages?'],
    '/blog': ['What do you write about?', 'What services do you offer?'],
  },
  always: ['What services do you offer?', 'What does it cost?', 'How do I reach a person?'],
};
