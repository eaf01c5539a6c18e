import { formatCount } from '../format-count.ts';
import { company } from './company.ts';

/** Texts of the floating assistant, exact where the specification gives them (§4, §8). */
export const chatTexts = {
  title: 'Chat assistant',
  close: 'Close chat',
  clear: 'Clear conversation',
  deleted: 'The conversation was deleted.',
  undo: 'Undo',
  greeting: `Hi, I am the ${company.brand} assistant. Ask me about support, security, networks, prices or hours. What can I help you with?`,
  /** Stands before the privacy policy's link. */
  notice:
    'You are talking to a program. It can be wrong. Please leave out patient information. What we do with your messages:',
  messageLabel: 'Message',
  messagePlaceholder: 'Write a message',
  send: 'Send',
  tooLong: (length: number, most: number) =>
    `This message has ${formatCount(length)} characters, and ${formatCount(most)} fit. Nothing was cut off: please shorten it, or send it in parts.`,
  thinking: 'Thinking...',
  /** Begins what to do where somebody has to call us at once; the chat puts a button behind it. */
  callNow: {
    en: `Call ${company.phone.display} now`,
    es: `Llame ahora al ${company.phone.display}`,
  },
  noText: "I don't have a response right now.",
  errorToast: {
    title: 'Chat Error',
    description: 'Unable to process your message right now. Please try again later.',
  },
  errorBubble: `I'm having trouble connecting right now. Please try again or contact us directly at ${company.emails.general.address}.`,
  retry: 'Try again',
  /** Offered until the visitor has said something. */
  starters: ['What services do you offer?', 'What does it cost?', 'Do you answer at night?'],
  nextQuestions: 'Questions to go on with',
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
  /** What the button on /contact says for the visitor, so that the lead says what it is about. */
  callBack: {
    request: 'Please call me back.',
    reply: 'Gladly. Tell us who you are and at which number we reach you.',
  },
  lead: {
    heading: 'How we can reach you',
    understood: 'Is this right? It goes to our team, with this conversation.',
    asked: 'Somebody from our team gets back to you. This conversation goes along.',
    correction: 'Your details, corrected. They replace what we have.',
    /** Stands before the versioned consent text, which names the program and what it sends. */
    sms: 'Text me.',
    consent: 'What I agree to',
    marketing: `E-mail me news and offers from ${company.name}. I can unsubscribe at any time.`,
    problems: {
      name: 'Name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
    },
    send: 'Send now',
    decline: 'Do not send',
    keepChange: 'Keep as it was',
    clock: {
      /** The number of seconds stands between. */
      running: ['Sending in', 's'],
      announced: (seconds: number) =>
        `Your details are ready to send. They go by themselves in ${seconds} seconds, unless you read or change them.`,
      reading: 'Waits while you read or write.',
      paused: 'Waits until you press Send now.',
      manual: 'Sent only when you press Send now.',
      pause: 'Stop the timer',
      resume: 'Start the timer',
    },
    /** Asked one at a time once somebody has begun to say how to reach them. */
    questions: {
      en: {
        name: 'And your name, please?',
        email: 'Which e-mail address can we write to?',
        phone: 'At which phone number, with area code, can we reach you?',
      },
      es: {
        name: '¿Y cuál es su nombre?',
        email: '¿A qué correo electrónico podemos escribirle?',
        phone: '¿A qué número de teléfono, con código de área, podemos llamarle?',
      },
    },
    receipt: {
      sending: 'Sending your details:',
      waiting: `Your details could not be sent yet. They wait here and are sent as soon as we can be reached. A call is quicker:`,
      sent: 'Sent to our team at',
      corrected: 'Corrected with our team at',
      refused: 'Your details could not be taken. Please check them, or call:',
      change: 'Change',
    },
    toast: {
      title: 'Contact Information Received',
      description: 'Thank you! Your contact information has been received.',
    },
    delayedToast: {
      title: 'Not sent yet',
      description: 'Your details wait and are sent as soon as we can be reached.',
    },
  },
} as const;
