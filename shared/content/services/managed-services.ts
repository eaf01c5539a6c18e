import { claims } from '../company.ts';
import type { ServiceDetails } from '../types.ts';

export const managedServices: ServiceDetails = {
  fullDescription: [
    'Managed IT means that we own the list. Updates, backups, warranties, licenses, the certificate that expires on a Sunday: we know the dates and do the work, and you get one bill with one number on it. Your office manager goes back to managing the office, and nobody has to be the person who is good with computers.',
    'The first week is an inventory: every computer, server, switch, account and contract. What is risky gets fixed first; what is only old goes into a plan with years and prices, so that a dead server is never a surprise in your budget. If you have an IT person already, we divide the work and put the line between us in writing.',
    `From then on the routine carries the load. Patches go in after closing, backups are checked every morning, and alarms reach us ${claims.supportHours}. Each quarter we sit down with you for an hour: what happened, what it cost, what is coming, what we would do next. You decide with the same facts that we have.`,
  ],
  benefits: [
    'One monthly fee with the scope in writing',
    `Monitoring and support ${claims.supportHours}`,
    'Updates after closing time, backups checked every morning',
    'A replacement plan with years and prices',
    'A quarterly hour with facts instead of jargon',
  ],
  features: [
    {
      title: 'Monitoring',
      description:
        'Servers, computers, backups and lines report to us, and a person reads what they say.',
    },
    {
      title: 'Patch Management',
      description:
        'Security updates tested on a few computers first, then rolled out after hours, with a report.',
    },
    {
      title: 'Backup Care',
      description:
        'A daily check that the copy was made, and a regular restore that proves it can be read.',
    },
    {
      title: 'Asset and License List',
      description:
        'What you own, where it stands, when its warranty ends and which license nobody uses.',
    },
    {
      title: 'Vendor Management',
      description:
        'Contracts, renewals and notice dates in one calendar, and one party to argue with suppliers.',
    },
    {
      title: 'Planning and Budget',
      description:
        'A plan for the years ahead that your bookkeeper can read, reviewed with you every quarter.',
    },
  ],
};
