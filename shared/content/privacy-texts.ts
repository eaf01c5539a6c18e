/** The question about measuring, and what 'Your privacy choices' in the footer opens. */
export const privacyTexts = {
  /** Name of the notice, and of the button in the footer. */
  label: 'Your privacy choices',
  question: 'May Google and Meta measure your visit?',
  reason: 'It shows us which pages and ads are useful. Until you accept, nothing of theirs loads.',
  policyLink: { label: 'Cookie Policy', href: '/cookie-policy' },
  accept: 'Accept',
  decline: 'Decline',
  close: 'Close',
  /** What was answered before; a day such as 'March 3, 2026' follows. */
  standing: { accepted: 'You accepted on', declined: 'You declined on' },
  signal: {
    heading: 'Your browser has answered for you',
    text: 'It sends Global Privacy Control. We count that as no: nothing of Google or Meta loads here. To be asked, switch the signal off in your browser.',
  },
} as const;
