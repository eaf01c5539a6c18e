/** What the assistant offers to be asked next, by the page an answer links to or that is open. */
export const chatQuestions: {
  readonly byPath: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Where nothing closer is known. */
  readonly always: readonly string[];
  /** How visitors ask the same in their own words: nobody is offered what they have just asked. */
  readonly askedAs: Readonly<Partial<Record<string, RegExp>>>;
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
  askedAs: {
    'What does it cost?': /cost|price|pricing|charge|\bfees?\b|quote|budget|expensive|how much/i,
    'Do you come to our office?': /\bcome|visit|on-?site|in person/i,
    'Do you answer at night?': /night|weekend|24\/7|\bhours|holiday|\d ?am\b/i,
    'What does helpdesk support include?': /help ?desk/i,
    'How do you protect patient data?': /protect|secur|\bsafe/i,
    'What should we do after a phishing e-mail?': /phish|clicked/i,
    'Do you sign a business associate agreement?': /\bBAAs?\b|associate agreement/i,
    'How many users can a network have?': /users|how many (?:people|devices)/i,
    'Do you set up Wi-Fi for clinics?': /wi-?fi|wireless/i,
    'How far do you travel?': /how far|travel|miles|radius/i,
    'Do you do backups?': /back(?:ed|ing)?[ -]?up/i,
    'Is the cloud HIPAA compliant?': /cloud.*hipaa|hipaa.*cloud/i,
    'Which EHR systems do you work with?': /\be[hm]rs?\b|\bepic\b/i,
    'Can you connect our lab results?': /\blabs?\b/i,
    'What is included in managed IT?': /managed/i,
    'Are backups part of website hosting?': /back(?:ed|ing)?[ -]?up/i,
    'How much uptime do you promise?': /uptime/i,
    'Can you help us to be found on Google?': /google|\bseo\b/i,
    'What does digital marketing include?': /marketing/i,
    'Can we keep our fax number?': /fax number|keep.*number|number.*keep/i,
    'Is eFax HIPAA compliant?': /fax.*hipaa|hipaa.*fax/i,
    'What are your hours?': /night|weekend|24\/7|\bhours|\bopen\b/i,
    'Where is your office?': /\bwhere|address|located|location/i,
    'Is the first assessment free?': /assessment|\bfree\b/i,
    'How long have you been in business?': /in business|how long have you|founded/i,
    'What do your clients say?': /clients|customers|reviews|testimonial|references/i,
    'How satisfied are your clients?': /satisf|happy|rating|reviews/i,
    'What did the network transformation change?': /transformation|case study/i,
    'How do I sign up for text alerts?': /sign(?:ing)? up|subscribe|text alerts/i,
    'How do I stop text messages?': /(?:stop|cancel).*(?:text|message|alert)|unsubscribe|opt.?out/i,
    'What do you do with my data?': /my data|privacy/i,
    'Who sees this conversation?': /who (?:sees|reads|can see)|conversation|confidential/i,
    'What do you write about?': /\bblog|write about|articles/i,
    'What services do you offer?': /services|\boffer|what do you do\b|what can you do/i,
    'How do I reach a person?':
      /person|human|\breach\b|\bcontact|(?:talk|speak) (?:to|with)|\bcall you/i,
  },
};
