import { company } from './company.ts';

/** Texts of the floating assistant, exact where the specification gives them (§4, §8). */
export const chatTexts = {
  title: 'Chat assistant',
  close: 'Close chat',
  clear: 'Clear conversation',
  greeting: `Hi, I am the ${company.brand} assistant. Ask me about support, security, networks, prices or hours. What can I help you with?`,
  /** Stands before the privacy policy's link. */
  notice:
    'You are talking to a program. It can be wrong. Please leave out patient information. What we do with your messages:',
  messageLabel: 'Message',
  messagePlaceholder: 'Write a message',
  send: 'Send',
  thinking: 'Thinking...',
  noText: "I don't have a response right now.",
  errorToast: {
    title: 'Chat Error',
    description: 'Unable to process your message right now. Please try again later.',
  },
  errorBubble: `I'm having trouble connecting right now. Please try again or contact us directly at ${company.emails.general.address}.`,
  retry: 'Try again',
  /** Offered until the visitor has said something. */
  starters: ['What services do you offer?', 'What does it cost?', 'Do you answer at night?'],
  you: 'You',
  assistant: 'Assistant',
  person: {
    label: 'Talk to a person',
    call: 'Call',
    email: 'E-mail',
    details: 'Leave your details',
    detailsSending: 'Your details are on their way to our team.',
    detailsSent: 'We have your details and will get back to you.',
  },
  lead: {
    heading: 'How we can reach you',
    understood:
      'Is this right? We send it to our team in a few seconds, with this conversation, so that somebody can get back to you.',
    asked:
      'Leave three details and somebody from our team gets back to you. This conversation goes with them.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    /** Stands before the versioned consent text, which names the program and what it sends. */
    sms: 'Text me.',
    marketing: `E-mail me news and offers from ${company.name}. I can unsubscribe at any time.`,
    problems: {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
    },
    send: 'Send now',
    decline: 'Do not send',
    toast: {
      title: 'Contact Information Received',
      description: 'Thank you! Your contact information has been received.',
    },
  },
} as const;
