import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

/** What proves something, what the rules ask, and what follows from a choice. */
export const proofsAndConsequencesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'who-pays-incident',
    service: 'security-services',
    answer: `Who pays after an incident is not stated on this site: what we owe clients stands in the written agreement, so read it before you sign and ask about insurance. What is stated: a business associate agreement comes first, alerts are watched ${company.claims.supportHours}, and [Security Services](/services/security-services) isolate, investigate and document when it counts. For liability ask a lawyer; for our agreement call ${phone} or write to ${sales}.`,
  },
  {
    id: 'other-company-certificate',
    service: 'security-services',
    answer: `There is no official HIPAA certificate for IT companies, so a seal or a paper on a wall proves little by itself; what another company was given, by whom, and whether it misled you, I cannot judge. Ask any of us for the same things instead: the risk analysis, access logs and restore tests. We show you ours: call ${phone} or write to ${sales}. See [Security Services](/services/security-services).`,
  },
  {
    id: 'restore-who-checks',
    service: 'managed-services',
    answer: `A person who works with the data should say that it is right: our article advises to let a nurse or biller look, and not only the technician. Can you open the chart, are the images there, is yesterday there? Write down who checked and how many minutes it took: [Backups you can restore](/blog/backups-you-can-restore). If you want the tests done by us, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'fax-paper-vs-electronic',
    service: 'efax-services',
    answer: `Yes, our article names a difference. A paper page sent over a phone line was not electronic before it was sent, and 45 CFR 160.103 leaves such transmissions out of electronic media. A page sent from the EHR, kept on a machine’s disk or stored by an eFax service is electronic: access control, audit logs and a business associate agreement apply. More: [eFax or fax machine?](/blog/efax-or-fax-machine). Our eFax: ${phone}.`,
  },
  {
    id: 'mfa-required',
    service: 'security-services',
    answer: `Our pages do not say that HIPAA demands a second step by name. The Security Rule asks for a procedure to verify that people are who they claim to be, 45 CFR 164.312(d); multi-factor sign-in is among the ten essential goals HHS sets, which are voluntary, and insurers may ask. Ask your lawyer about your case. Ours works with gloves on: [Security Services](/services/security-services), ${phone}.`,
  },
  {
    id: 'patient-clinic-no-answer',
    answer: `I am sorry, that is tiring. We are an IT company for clinics and cannot reach yours, open its portal or see your records. Please try its other numbers, or go there in person if you can. In a medical emergency call 911. If it is our own work that failed you, write to ${hello} or call ${phone}. Please put no health details in this chat.`,
  },
  {
    id: 'relative-complaint',
    answer: `I am sorry that this happened. Care is the responsibility of the facility, so please turn to its management first. Which state office takes complaints about care is not stated on this site. We are an IT company and do not say who our clients are. If someone is hurt or in danger now, call 911. About our own work: ${phone} or ${hello}.`,
  },
  {
    id: 'sms-stop-consequences',
    answer: `STOP ends only the text messages. You stay a client, and support is the same: call ${phone}, ${company.claims.supportHours}, or write to ${support}; consent to texts is not a condition of purchase. Outage and maintenance texts no longer reach that phone; whether the same notices come another way is not stated on this site, so please ask. To get them again, text START to ${company.sms.display}. See [SMS Consent & Disclosure](/sms-opt-in).`,
  },
  {
    id: 'cookie-fbp',
    answer: `It is a cookie set by Meta that tells one browser from another, to measure whether our ads lead to visits; it stays up to 90 days. It is placed only after somebody accepted analytics in the notice, and never on the portal or text consent pages. Names, e-mail addresses and messages are removed from what is sent. Withdraw with “Your privacy choices” in the footer. More: [Cookie Policy](/cookie-policy).`,
  },
  {
    id: 'separate-portals-leaver',
    service: 'helpdesk-support',
    answer: `Logins outside your own system do not end with the main account. Our [last-day checklist](/blog/the-last-day-checklist) closes them one by one: e-prescribing, lab and imaging portals, payer sites, the eFax inbox, and the state’s immunization and prescription monitoring systems. Whatever was shared and known by heart gets changed. Clients can call ${phone} at any hour to go through the list.`,
  },
  {
    id: 'read-old-contract',
    service: 'managed-services',
    answer: `Yes, as far as facts go: the free assessment looks at your contracts along with network, backups and access rules, and with Managed IT Services contracts, renewals and notice dates go into one calendar. What a clause means in law is for your lawyer. Bring the contract and your last invoice to the free consultation: call ${phone} or write to ${sales}.`,
  },
];
