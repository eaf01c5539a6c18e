import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales } from './reach.ts';

/** Who we are in one breath, what happens on a bad day, and what is checked before one. */
export const firstAndBadDaysAnswers: readonly FurtherAnswer[] = [
  {
    id: 'founded-and-office',
    answer: `${company.name} was founded in ${company.foundingYear} in ${company.address.city}, ${company.address.regionName}, by people who had already spent their careers in clinic IT. The office is at ${company.address.oneLine}, open ${company.officeHours.display}. Support answers ${phone} ${company.claims.supportHours}, also when the office is closed. Read more: [About](/about).`,
  },
  {
    id: 'leaders-and-network-designer',
    answer: `Three people lead the work: the CEO, the Chief Revenue Officer and the CTO. The CTO designs the networks, backups and access rules we run. The site gives their roles and not who they are, but you can ask for each of them by phone: call ${phone}, and say that it is about the design of a network. Read more: [About](/about).`,
  },
  {
    id: 'ransomware-binder',
    service: 'security-services',
    answer: `For the binder: unplug the network cable or turn off Wi-Fi, leave the power on, and call IT support; our line ${phone} is answered ${company.claims.supportHours}. Then come the cyber insurer, the lawyer and the EHR vendor, in an order you set beforehand: many policies want the first call. Put the numbers on paper. More: [Run a ransomware drill in one hour](/blog/ransomware-drill-in-one-hour).`,
  },
  {
    id: 'server-crash-prevention',
    service: 'managed-services',
    answer: `Nobody can promise that a server never fails, but much can be done: servers, backups and lines are monitored ${company.claims.supportHours}, aging machines go into a replacement plan with years and prices, and backups are checked daily and restored on schedule. Disaster Recovery is a written order in which systems come back, with a timed restore test. To talk, call ${phone}. Read more: [Managed IT Services](/services/managed-services).`,
  },
  {
    id: 'after-vendor-breach',
    service: 'security-services',
    answer: `Begin with the risk analysis: update it for what happened, with a list of what to fix, by whom and by when. Note each vendor that holds your data. Then check what insurers ask for: two-step sign-in, endpoint protection, e-mail filtering, tested backups, training and an incident plan. For help, call ${phone} or write to ${sales}. Read more: [Security Services](/services/security-services).`,
  },
  {
    id: 'mass-alert',
    answer: `Messages pushed to every screen, such as a lockdown or code blue, are not named on this site, so I cannot say that we set them up. What is near it: an incident plan on one page with who decides and who calls whom, run as a drill, under [Security Services](/services/security-services). To ask, call ${phone} or write to ${sales}. In a real emergency, call 911 first.`,
  },
  {
    id: 'attack-handled',
    service: 'security-services',
    answer: `With us the bad day goes like this: alerts are watched ${company.claims.supportHours}, we isolate the computer that misbehaves, call the person on your list, investigate and document. You see patients on paper by a one-page plan, drilled beforehand; systems come back in a written order, from copies that cannot be changed from your network. How many days that takes is not stated. More: [Security Services](/services/security-services), or call ${phone}.`,
  },
  {
    id: 'after-a-click',
    service: 'security-services',
    answer: `At once, says our article: whoever clicked calls IT support right away, without blame. Do not close anything or restart; if a file was opened, take the computer off the network and leave it on. If a password was typed, change it from another device and sign out all sessions. Write down the time. More: [Phishing at the front desk](/blog/phishing-at-the-front-desk); if it is happening now, call ${phone}.`,
  },
  {
    id: 'backup-check-for-audit',
    service: 'managed-services',
    answer: `Yes, checking backups is work of ours: the free first assessment looks at them and gives you a list in plain words, and with [Managed IT Services](/services/managed-services) each restore test is documented for an auditor. Whether we can do it before your date, or as a single job, is not stated on this site, so call soon: ${phone} or ${sales}, and name the date.`,
  },
  {
    id: 'insurance-form',
    service: 'security-services',
    answer: `Whether we fill in an insurer’s questionnaire with you is not stated on this site, so ask: ${phone} or ${sales}. What is stated: [Security Services](/services/security-services) include multi-factor sign-in and endpoint protection, software that detects attacks on each computer, and records are ready when an insurer asks. The insurer decides what counts; we sell no insurance.`,
  },
];
