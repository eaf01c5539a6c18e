import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales } from './reach.ts';

/** Incidents that are told and asked about, and what inspectors want. */
export const incidentAnswers: readonly FurtherAnswer[] = [
  {
    id: 'card-reader-tampered',
    service: 'security-services',
    answer: `Stop using that card reader and pay at another one. Take nothing off, take a photo, and keep people away. Call your card processor and the police, and note since when it looked different. Then call ${phone}, at any hour, so that someone checks what else was touched. Card terminals are not described on this site. Please put no card numbers in this chat.`,
  },
  {
    id: 'patient-sees-others-portal',
    answer: `Thank you for telling someone. Please sign out, look no further, and make no copies. Then call the clinic whose portal it is and ask for its privacy officer: say when it happened and what you saw. We are an IT company for clinics and cannot see that portal; the clinic reaches us at ${phone}. Please put no details of other people in this chat.`,
  },
  {
    id: 'server-room-hot-now',
    service: 'managed-services',
    answer: `Call ${phone} now; a person answers ${company.claims.supportHours}. If you smell burning or see smoke, get out and call 911. Otherwise open the door, move air with a fan, and spray nothing. Ask on the phone which machines to shut down, in which order, and say when the last good backup was. Have your downtime forms ready.`,
  },
  {
    id: 'illegal-content-found',
    answer: `What our technicians do when they come across something unlawful on a computer is not stated on this site, so I cannot tell you the rule. What is stated: remote sessions start with your consent and are logged, and a business associate agreement is signed first; have your lawyer ask for a clause on it. To ask us, call ${phone} or write to ${hello}.`,
  },
  {
    id: 'insider-threat-cover',
    service: 'security-services',
    answer: `A service by that name is not on this site. What fits is stated: access lists and logs in each job, multi-factor sign-in, alerts watched ${company.claims.supportHours}, endpoint protection that can cut a computer off, and accounts switched off on a leaver’s last afternoon. For dismissals see [The last-day checklist](/blog/the-last-day-checklist). For what a package holds, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'ransomware-report-fbi',
    service: 'security-services',
    answer: `Our article names no role for that call: decide it in the drill and write it down. It asks who calls IT support, the cyber insurer, the lawyer and the EHR vendor, and in which order; many policies want the first call. CISA and the FBI take reports of ransomware, and CISA’s StopRansomware Guide has a checklist: [Run a ransomware drill](/blog/ransomware-drill-in-one-hour).`,
  },
  {
    id: 'ocr-letter',
    service: 'security-services',
    answer: `Show the letter to a lawyer before you answer it, and write nothing with an earlier date; I cannot give legal advice. The risk analysis is one of the first things that investigators ask to see. We do one as part of [Security Services](/services/security-services), with a ranked list of what to fix; how long it takes is not stated here. Call ${phone} or write to ${sales}.`,
  },
  {
    id: 'building-destroyed',
    service: 'cloud-solutions',
    answer: `It depends on where your charts are kept. With our Off-Site Backup, encrypted copies lie in another place; Disaster Recovery is a written order in which systems come back, with a restore test that shows how long it takes. If a vendor hosts your EHR, ask for its written answer on backup and restore: [Backups you can restore](/blog/backups-you-can-restore). See [Cloud Solutions](/services/cloud-solutions).`,
  },
  {
    id: 'soc2-prep',
    service: 'security-services',
    answer: `Preparing a company for SOC 2, HITRUST or ISO is not named on this site, so I cannot say that we do it. We work for medical practices, hospitals, clinics, and nursing and care facilities; a billing company or other vendor is not named. For those we do a HIPAA risk analysis, access rules, training and restore tests. To ask, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'hipaa-applies-to-us',
    service: 'security-services',
    answer: `Whether HIPAA applies to your kind of practice is not stated on this site, and I cannot give legal advice, so please ask a lawyer. What is stated: the HIPAA Security Rule’s risk analysis is about electronic patient data, and it applies even to a practice of three people; see our [article](/blog/hipaa-risk-analysis-for-a-small-practice). To talk about protecting that data, call ${phone} or write to ${sales}.`,
  },
];
