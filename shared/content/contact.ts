import { company } from './company.ts';
import type { Feature } from './types.ts';

const { claims, phone, emails } = company;

/** Everything /contact says. No form stands on this page (spec §2). */
export const contact = {
  heading: 'Talk to us',
  lead: 'Call or write. You do not have to know what the problem is called.',
  /** Opens the assistant's card for details; a form stands there, not on this page. */
  callBack: 'Have us call you back',
  panels: [
    {
      title: 'New Customers',
      text: 'Tell us how many people and sites you have, which EHR you use and what goes wrong most often. We answer with questions, then with a plan and a price.',
      phoneLabel: 'Phone',
      phone,
      emailLabel: 'Sales e-mail',
      email: emails.sales,
      /** Analytics source tag (spec §7). */
      source: 'contact_new_customers',
    },
    {
      title: 'Existing Customers',
      text: `Something stopped working? Call the support line, ${claims.supportHours}. For anything that can wait until morning, write, and you get a ticket number back. Please leave patient names out of e-mails.`,
      phoneLabel: 'Support line',
      phone,
      emailLabel: 'Support e-mail',
      email: emails.support,
      source: 'contact_existing_customers',
    },
  ],
  office: {
    heading: 'Our office',
    addressLabel: 'Office address',
    hoursLabel: 'Business hours',
    hoursNote: `Support answers ${claims.supportHours}, even when the office is closed.`,
  },
  reasons: {
    heading: 'Four reasons clinics choose us',
    items: [
      {
        title: 'Healthcare is all we do',
        description: `Over ${claims.yearsExperience} years of experience with EHRs, interfaces, medical devices and HIPAA.`,
      },
      {
        title: 'Someone is awake',
        description: `Support ${claims.supportHours} from people who have notes on your building.`,
      },
      {
        title: 'Close enough to help',
        description: `Based in ${company.address.city}, with remote support for clients within a ${claims.radiusMiles}-mile radius.`,
      },
      {
        title: 'Clients stay',
        description: `${claims.retention}% client retention and ${claims.satisfaction}% client satisfaction.`,
      },
    ] satisfies readonly Feature[],
  },
  consultation: {
    heading: 'Free consultation',
    text: 'An hour with someone who knows clinic IT. Bring your worst problem and your last invoice. You leave with a short list of what to do first, whether you hire us or not.',
    callLabel: 'Call',
    emailLabel: 'Write to us',
    source: 'contact_cta',
  },
} as const;
