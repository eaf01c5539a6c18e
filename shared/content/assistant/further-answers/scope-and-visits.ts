import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

/** What is included, what costs extra, and how to meet. */
export const scopeAndVisitsAnswers: readonly FurtherAnswer[] = [
  {
    id: 'only-one-part',
    answer: `You may take one of the nine services alone. Whether a single part of one, such as only the backups, only the spam filter or only the antivirus, can be had without the rest is not stated on this site. Backups are in [Cloud Solutions](/services/cloud-solutions) as Off-Site Backup and in [Managed IT](/services/managed-services) as Backup Care. Say which part you want: ${phone} or ${sales}.`,
  },
  {
    id: 'quarterly-review',
    service: 'managed-services',
    answer: `Each quarter we sit down with you for an hour: what happened, what it cost, what is coming, and what we would do next. Facts instead of jargon, so that you decide; the budget for the years ahead is reviewed too. It belongs to Managed IT Services; whether anything is sold there is not stated. Ask at ${phone} or ${sales}. More: [Managed IT Services](/services/managed-services).`,
  },
  {
    id: 'baa-cost',
    service: 'security-services',
    answer: `A price for the business associate agreement is not stated on this site, nor which side puts its signature first. What is stated: the agreement is step two, right after the first talk, it is signed before we touch a system that holds patient data, and the scope and the price follow on one page. Ask at ${phone} or ${sales}. More: [Services](/services).`,
  },
  {
    id: 'hardware-in-fee',
    service: 'managed-services',
    answer: `Whether new computers are inside the monthly fee or come on top is not stated on this site; it lists no hardware for sale. What is stated: one monthly fee with the scope in writing, a replacement plan with years and prices, and one page on what is included and what is not before you sign. Ask at ${phone} or ${sales}. More: [Managed IT Services](/services/managed-services).`,
  },
  {
    id: 'vendor-calls-cost',
    service: 'helpdesk-support',
    answer: `Whether the time for calls with your EHR vendor or other suppliers is billed apart is not stated on this site. What is stated: Vendor Calls is part of Helpdesk Support; we open the case and stay on it until it is closed, and what is included, and what is not, stands on one page that you see before you sign. Ask at ${phone} or ${sales}. More: [Helpdesk Support](/services/helpdesk-support).`,
  },
  {
    id: 'office-holidays',
    answer: `On which holidays our office itself is closed is not stated on this site; its hours are ${company.officeHours.display}. Support does not close: a person answers ${phone} ${company.claims.supportHours}, holidays included. If you want to come by or talk about an offer around a holiday, please call first, or write to ${sales}. More: [Contact](/contact).`,
  },
  {
    id: 'only-one-office',
    answer: `Only one office is listed on this site: ${company.address.oneLine}, open ${company.officeHours.display}. Another branch is not named anywhere here. Remote support reaches clients within ${company.claims.radiusMiles} miles of it, and support answers ${phone} ${company.claims.supportHours}. Read more: [Contact](/contact).`,
  },
  {
    id: 'cheaper-option',
    answer: `Which of our services costs less is not stated on this site: monthly prices are not published and depend on the services you choose, your people, computers and sites. You can take one service or all, and start with the one that hurts today. For two prices side by side in writing, call ${phone} or write to ${sales}. The first assessment is free.`,
  },
  {
    id: 'one-page-scope',
    answer: `The scope and the price: what is included and what is not, on one page that you read before you sign. A business associate agreement comes first, because we will see systems that hold patient data. How long a contract runs and its notice are not stated on this site. To see what would stand on yours, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'assessment-when',
    answer: `How soon somebody can walk your building is not stated on this site, so please ask. What is stated: the visit takes about an hour, costs nothing, and the list of findings is yours, whether you hire us or not. Say how many people and sites you have and which EHR: call ${phone} or write to ${sales}, or leave your contact details here and someone gets in touch.`,
  },
  {
    id: 'only-by-phone',
    answer: `You need no e-mail to reach us: call ${phone}, a person answers ${company.claims.supportHours}, and ask for an offer or the free assessment, which takes about an hour in your building. Only this chat needs all three, name, e-mail address and phone number, before anything is passed on; without one, nothing is sent from here. The office is open ${company.officeHours.display}.`,
  },
];
