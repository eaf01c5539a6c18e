import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

const HOURS_OF_A_YEAR = 365 * 24;
const downShare = 1 - company.claims.uptime / 100;
const downHours = (HOURS_OF_A_YEAR * downShare).toFixed(1);

/** Fax, websites, reviews and pages of a clinic in public. */
export const faxAndPublicFaceAnswers: readonly FurtherAnswer[] = [
  {
    id: 'fax-after-hours',
    service: 'efax-services',
    answer: `With eFax a fax that comes at night waits in its inbox as an encrypted file, instead of in a tray. Incoming pages can be filed to the chart, forwarded to a nurse or held for review, as you decide, and each inbox has cover for absences. That we read faxes for you at night is not stated on this site. Ask at ${phone} or ${sales}. More: [eFax Services](/services/efax-services).`,
  },
  {
    id: 'efax-to-machines',
    service: 'efax-services',
    answer: `Yes. A fax needs nothing from the other side except a number, so places with an ordinary machine keep sending and receiving as before; your partners notice nothing except that busy signals stop. You print to fax or drag a file, and the record shows when it went, how many pages, and whether it was received. Ask at ${phone} or ${sales}. More: [eFax Services](/services/efax-services).`,
  },
  {
    id: 'page-login-lost',
    service: 'digital-marketing',
    answer: `How to get back into a Facebook or Google page when the person with the login has left is not stated on this site; tell us what you still have. What is stated: with our marketing you keep the accounts, even if you leave us, and New Starts and Leavers closes accounts when somebody goes. Our [last-day checklist](/blog/the-last-day-checklist) has the social media login on it. Ask at ${phone} or ${sales}.`,
  },
  {
    id: 'uptime-minutes',
    service: 'website-hosting',
    answer: `By arithmetic ${company.claims.uptime}% leaves about ${downHours} hours of downtime in a year, a twelfth of that in a month. How we count it, whether planned work is included, and what a miss gets you are not stated on this site. What is stated: we check your site around the clock from outside and act on the first missed answer. Ask at ${phone} or ${sales}. More: [Website Hosting](/services/website-hosting).`,
  },
  {
    id: 'website-maker-gone',
    service: 'website-hosting',
    answer: `We take over the site you have or build a new one. How we get into one whose maker cannot be reached is not stated on this site, so tell us what you know: address, maker, who gets the bills. What is stated: with us the domain is registered in your clinic’s name, and your staff get an editor of their own. Ask at ${phone} or ${sales}. More: [Website Hosting](/services/website-hosting).`,
  },
  {
    id: 'review-removal',
    service: 'digital-marketing',
    answer: `Having a review removed is not named on this site; whether it comes down is for the platform to decide, so I cannot promise it. What is stated: in our marketing work reviews get an answer that respects privacy, we never confirm in a reply that its writer is a patient, and you approve what is published in your name. Ask at ${phone} or ${sales}. More: [Digital Marketing](/services/digital-marketing).`,
  },
  {
    id: 'social-networks-which',
    service: 'digital-marketing',
    answer: `Which networks we run for clinics, TikTok or Instagram for example, and whether we make videos is not stated on this site. What is stated: Social Media Management, part of Digital Marketing, is a calendar of posts you have approved, and answers to comments that respect privacy; nothing is published in your name without your yes, and you keep the accounts. Ask at ${phone} or ${sales}. More: [Digital Marketing](/services/digital-marketing).`,
  },
  {
    id: 'free-mail-to-domain',
    service: 'website-hosting',
    answer: `Yes to something real: professional e-mail with spam protection belongs to Website Hosting, with a domain in your clinic’s name, and Cloud Solutions has mailboxes with encryption for messages about patients, under a business associate agreement. We copy first and test before we switch. Whether old messages from a free account such as Yahoo can come along is not stated: ask at ${phone} or ${sales}. More: [Website Hosting](/services/website-hosting).`,
  },
  {
    id: 'site-without-forms',
    service: 'website-hosting',
    answer: `On this site the business associate agreement for hosting is named for websites whose forms touch patient data. Whether a site without any form needs one is not stated here, and I cannot give legal advice, so please ask your lawyer. We also check what a site sends, and to whom: trackers can carry patient data too. Call ${phone} or write to ${sales}. [Website Hosting](/services/website-hosting)`,
  },
];
