import { formatCount } from '../format-count.ts';
import type { HowToStep } from './types.ts';

const cost = { currency: 'USD', min: 500, max: 5000 } as const;
const dollars = (amount: number) => `$${formatCount(amount)}`;

/** How-to structured data (spec §3): seven steps, 500 to 5000 USD, one week. */
export const howTo = {
  name: 'How we take\u00a0over a\u00a0clinic’s IT',
  description:
    'From the first call to the first quiet morning, in seven steps and about one week. You keep seeing patients the whole time.',
  estimatedCost: cost,
  costLabel: 'Usual cost of the takeover',
  /** As people read it. */
  costText: `${dollars(cost.min)} to ${dollars(cost.max)}, once`,
  totalTimeLabel: 'Time',
  /** ISO 8601 duration, and as people read it. */
  totalTime: 'P1W',
  totalTimeText: 'One week',
  steps: [
    {
      position: 1,
      name: 'Talk',
      text: 'You tell us what hurts, how many people and sites you have, and which EHR you use. The talk is free and needs no preparation.',
      url: '/contact#contact-top',
      isWorthReading: true,
    },
    {
      position: 2,
      name: 'Sign the agreements',
      text: 'A business associate agreement first, because we will see systems that hold patient data. Then the scope and the price, on one page.',
      url: '/terms-of-service',
      isWorthReading: false,
    },
    {
      position: 3,
      name: 'Walk the building',
      text: 'We look at the server closet, the cabling, the Wi-Fi in each exam room and the printers at check-in, and ask your staff what they work around.',
      url: '/services/network-services',
      isWorthReading: true,
    },
    {
      position: 4,
      name: 'Make the inventory',
      text: 'Computers, servers, accounts, licenses, contracts, renewal dates and backups go into one list. You get a copy.',
      url: '/services/managed-services',
      isWorthReading: true,
    },
    {
      position: 5,
      name: 'Close the open doors',
      text: 'New administrator passwords, two-step sign-in, accounts of former staff switched off, a backup made and restored as a test.',
      url: '/services/security-services',
      isWorthReading: true,
    },
    {
      position: 6,
      name: 'Switch over',
      text: 'Monitoring goes on every computer and line after closing time, and calls start to come to us. Your old provider hands over what is left.',
      url: '/services/helpdesk-support',
      isWorthReading: true,
    },
    {
      position: 7,
      name: 'Review the week',
      text: 'We sit down with you for an hour: what we found, what we fixed, what can wait, and what it would cost.',
      url: '/services',
      isWorthReading: false,
    },
  ] satisfies readonly HowToStep[],
} as const;
