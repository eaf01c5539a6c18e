import { claims, company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const managedServices = defineService({
  title: 'Managed IT Services',
  shortDescription: 'Your whole IT, looked after for one monthly fee.',
  icon: 'server-cog',
  hue: 6,
  metadata: {
    title: `Managed IT Services for Healthcare | ${company.brand}`,
    description:
      'Managed IT for healthcare: we watch, update, back up and plan everything with a plug, with one number to call and one plan to budget from.',
    keywords:
      'managed IT healthcare, managed service provider clinic, IT outsourcing medical practice',
  },
  oldNames: ['managed-it', 'managed-it-services'],
  fullDescription: [
    'Managed IT means that we own the task list. Updates, backups, warranties, licenses, the certificate that expires on a Sunday: we know the dates and do the work, and you get one bill with one number on it. Your office manager goes back to managing the office, and nobody has to be the person who is good with computers.',
    'We start with an inventory: every computer, server, switch, account and contract. What is risky gets fixed first; what is only old goes into a plan with years and prices, so that a dead server is never a surprise in your budget. If you have an IT person already, we divide the work and put the line between us in writing.',
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
  topics: ['planning', 'healthcare IT', 'offboarding', 'drills'],
  assistant: {
    concept: 'MANAGED',
    searchWords: `managed it, managed services, managed service, msp, outsource our it, outsourced it, outsourcing, outsource, it department, manage our it, manage all our it, run our it, handle our it, handle all our it, take over our it, full service it, fully managed, all our it, whole it, all of our it, it management, it provider, it company, everything it, virtual cio, vcio, cio, it guy, it vendor,
    servicios administrados, ti administrado, servicios gestionados, complete it, entire it, look after our it, look after everything, look after our computers, take care of our computers, take care of all our, one stop shop, all in one`,
    spanish:
      'toda su informática por una cuota mensual: monitoreo, actualizaciones, respaldos e inventario',
  },
});
