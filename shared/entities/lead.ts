import { type Fields, keysOnCard } from './fields.ts';

const everywhere = { email: true, webhook: true, export: true, list: true, show: true } as const;
const toStaff = { email: false, webhook: false, export: true, list: true, show: true } as const;

/**
 * The one description of a lead. Table, request, e-mail, webhook, export, staff commands and
 * docs/privacy.md and the card of the chat follow from it, in this order; a value goes nowhere that it is not sent to here.
 * Free of zod and drizzle: the browser reads labels and limits.
 */
export const leadFields = {
  id: { kind: 'own column', label: 'Lead', to: everywhere },
  name: {
    kind: 'line',
    label: 'Name',
    min: 1,
    max: 200,
    isAsked: true,
    card: { type: 'text', autoComplete: 'name' },
    to: everywhere,
  },
  organization: {
    kind: 'optional line',
    label: 'Organization',
    min: 0,
    max: 200,
    isAsked: false,
    to: everywhere,
  },
  email: {
    kind: 'line',
    label: 'E-mail',
    min: 3,
    max: 254,
    isAsked: true,
    card: { type: 'email', autoComplete: 'email' },
    to: everywhere,
  },
  phone: {
    kind: 'optional line',
    label: 'Phone',
    min: 0,
    max: 40,
    isAsked: true,
    card: { type: 'tel', autoComplete: 'tel' },
    to: everywhere,
  },
  service: {
    kind: 'optional line',
    label: 'Service',
    min: 0,
    max: 100,
    isAsked: true,
    to: everywhere,
  },
  /** A request ends at 32 kB, so a whole chat fits. Lists of leads are read without it. */
  message: {
    kind: 'text',
    label: 'Conversation',
    min: 1,
    max: 32_768,
    isAsked: true,
    to: { ...everywhere, list: false },
  },
  /** The wish; what came of it is `smsConsent`, and that is what an e-mail says. */
  smsOptIn: {
    kind: 'box',
    label: 'Wants text messages',
    isAsked: true,
    to: { ...everywhere, email: false },
  },
  smsConsent: {
    kind: 'derived',
    label: 'Text messages',
    to: { email: true, webhook: true, export: false, list: false, show: false },
  },
  marketingOptIn: { kind: 'box', label: 'Marketing', isAsked: true, to: everywhere },
  createdAt: { kind: 'own column', label: 'Received', to: everywhere },
  /** What stood there before the visitor corrected it. */
  corrections: {
    kind: 'own column',
    label: 'Corrected',
    to: { email: true, webhook: true, export: false, list: false, show: true },
  },
  /** Filled the honeypot or was faster than a person: stored and sent on, with a mark. */
  suspectedBot: { kind: 'own column', label: 'Possible bot', to: everywhere },
  /** How its delivery stands. */
  status: { kind: 'derived', label: 'Status', to: toStaff },
} as const satisfies Fields;

export type LeadFields = typeof leadFields;

/** What a visitor types into the card of the chat, in its order; a correction replaces all of it. */
export const cardKeys = keysOnCard(leadFields);
export type CardKey = (typeof cardKeys)[number];
