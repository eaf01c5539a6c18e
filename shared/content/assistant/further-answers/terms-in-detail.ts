import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

/** What is done by whom, what it is counted by, and what is reported. */
export const termsInDetailAnswers: readonly FurtherAnswer[] = [
  {
    id: 'scan-to-folder',
    service: 'helpdesk-support',
    answer: `Scanners and the check-in copier are part of Printer and Scanner Care, in Helpdesk Support: drivers, trays, queues and replacements. Whether your copier can send scans straight to a patient folder depends on the machine and is not stated on this site. File Sharing gives scans one place, with access by role. Call ${phone} and say which model you have. Read more: [Helpdesk Support](/services/helpdesk-support).`,
  },
  {
    id: 'quit-without-notice',
    service: 'helpdesk-support',
    answer: `Yes. New Starts and Leavers is part of Helpdesk Support: accounts are switched off on the last afternoon, and it is written down. When somebody quits on the spot, call ${phone}; a person answers ${company.claims.supportHours}. How many minutes it takes is not stated on this site. What comes in which order stands in [The last-day checklist](/blog/the-last-day-checklist). Read more: [Helpdesk Support](/services/helpdesk-support).`,
  },
  {
    id: 'who-closes-accounts',
    service: 'helpdesk-support',
    answer: `We do it, as part of [Helpdesk Support](/services/helpdesk-support), under New Starts and Leavers: accounts are ready on the first morning and switched off on the last afternoon, and both are written down. We need to hear from you who leaves and when; how that notice works is not stated here, so agree it with us at ${phone} or ${support}.`,
  },
  {
    id: 'per-user-or-computer',
    service: 'managed-services',
    answer: `Whether the monthly fee is counted by user or by computer is not stated on this site. What is stated: it is one monthly fee with the scope in writing, and it depends on which services you choose and how many people, computers and sites you have. You see yours on one page before you sign. To ask, call ${phone} or write to ${sales}. Read more: [Managed IT Services](/services/managed-services).`,
  },
  {
    id: 'setup-price-after-signing',
    answer: `Whether the price for taking over can rise after you sign, when more faults turn up, is not stated on this site. What is stated: we walk your building before we write a price, the scope and the price stand on one page before you sign, and only a written offer is binding. Ask for that point in writing: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'fax-porting-time',
    service: 'efax-services',
    answer: `How long moving a fax number takes is not stated on this site, so I cannot promise a date. What is stated: we move your existing numbers and keep the old line running until the first test faxes arrive. Tell us your date early: call ${phone} or write to ${sales}. Clients write to ${support}. Read more: [eFax Services](/services/efax-services).`,
  },
  {
    id: 'what-we-report',
    service: 'managed-services',
    answer: `Each month your office manager gets a list from [Helpdesk Support](/services/helpdesk-support): what broke, how often, and what we changed so that it stops. Each quarter, with [Managed IT Services](/services/managed-services), we sit down with you for an hour: what happened, what it cost, what is coming. Patch reports come too. Whether it is split by site is not stated; ask ${sales} or ${phone}.`,
  },
  {
    id: 'invoice-wrong',
    answer: `I am sorry about that. A person has to put it right: call ${phone} or write to ${hello}, with your clinic, the number and date of the invoice, and what is wrong with it, such as a charge that came twice. I cannot see invoices or payments from this chat. Please put no card or bank details here. How soon it is corrected is not stated on this site.`,
  },
  {
    id: 'ehr-not-known',
    service: 'emr-integration',
    answer: `Then we say so: tell us the EHR and its version, and we say what we have done with it and what we have not. Systems are connected by shared standards, HL7, FHIR and DICOM; each interface is tested with made-up patients first, and we call your vendor for the parts only they can change. How it goes with an old version, ask at ${phone} or ${sales}.`,
  },
  {
    id: 'baa-before-walk',
    service: 'security-services',
    answer: `Before. In our seven steps the business associate agreement (BAA) is signed in step two, and we walk the building in step three, because we will see systems that hold patient data. Whether one is also signed before a free assessment, ahead of those steps, is not stated on this site, so ask for it: call ${phone} or write to ${sales}. More: [Services](/services).`,
  },
];
