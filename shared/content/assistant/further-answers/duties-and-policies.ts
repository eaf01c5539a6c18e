import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales } from './reach.ts';

/** Duties under HIPAA, policies, sign-in and what this site stores. */
export const dutiesAndPoliciesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'antivirus-brand',
    service: 'security-services',
    answer: `Which product we use is not named on this site, nor what happens to one that you have already paid for. What is stated: Endpoint Protection is detection software on every computer and server, with the power to cut one off from the network, watched ${company.claims.supportHours}; licenses and renewal dates go into the inventory. Before your renewal, ask at ${phone} or ${sales}. More: [Security Services](/services/security-services).`,
  },
  {
    id: 'training-format',
    service: 'security-services',
    answer: `Whether the lessons come by video or with somebody in your building is not stated on this site, nor how long they are. What is stated: Staff Training is short lessons and practice messages through the year, which teach and do not shame. Our article suggests five minutes in the morning meeting, once a month. Ask at ${phone} or ${sales}. More: [Security Services](/services/security-services).`,
  },
  {
    id: 'security-officer-role',
    service: 'security-services',
    answer: `Whether one of our people can be the HIPAA security officer of your clinic is not stated on this site, so please ask. What is stated and helps that person: a risk analysis that follows the Security Rule, a ranked list of what to fix, a one-page plan of who decides and who calls whom, and records ready when an auditor asks. Ask at ${phone} or ${sales}. More: [Security Services](/services/security-services).`,
  },
  {
    id: 'locked-out-now',
    service: 'helpdesk-support',
    answer: `Call ${phone} now: a person answers ${company.claims.supportHours}, and what touches patient care goes to the front of the line. Before a password is reset we confirm who is asking, so have your name and facility ready, and type no password here. If it will not open in time, tell your charge nurse, who can call downtime and go to the paper forms. The sign-in pages are here: [Clinical portals](/elo).`,
  },
  {
    id: 'password-limit-shorter',
    service: 'security-services',
    answer: `A program that allows fewer characters is not treated in our article. What it says: NIST asks for at least 15 where the password is the only step, and at least 8 where a second step is always needed, so a second step helps. HIPAA sets no length: you decide by your risk analysis and write down why. More: [Password rules people can live with](/blog/password-rules-people-can-live-with). Help: ${phone} or ${sales}.`,
  },
  {
    id: 'private-phone-leaver',
    service: 'security-services',
    answer: `Our checklist says: if a private phone was used for work mail, remove the work account while you are both looking at it, and sign out all open sessions, since a phone that is still logged in does not care about a changed password. Whether we can wipe a phone from afar is not stated on this site. Read [The last-day checklist](/blog/the-last-day-checklist) or call ${phone}.`,
  },
  {
    id: 'who-reads-chat',
    answer: `Answers here are automated. The conversation is stored on our server only if you leave all of your contact details, so that someone can answer you; only people who need it for their work can reach what is stored. Questions that I could not answer are kept 90 days without personal details. Your question may be sent to a language model provider. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'ip-address',
    answer: `Yes, your IP address arrives with each request, as at every website; we use it to deliver the page and to limit abuse. Our logs hold the time, the page and the result, not your name, phone number, e-mail address or what you typed. How long the address itself is kept is not stated. If you accept analytics, Google counts visits with shortened addresses. [Privacy Policy](/privacy-policy)`,
  },
  {
    id: 'sms-keywords',
    answer: `Text one word to ${company.sms.display}, in capitals or not, and each is answered with one message. To stop: STOP, STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, REVOKE or OPTOUT. For help: HELP, INFO or SUPPORT; your subscription does not change. To come back: START or UNSTOP. Read more: [SMS Consent & Disclosure](/sms-opt-in).`,
  },
  {
    id: 'hipaa-small-practice',
    service: 'security-services',
    answer: `Yes, size is no excuse: our article says that the HIPAA Security Rule’s risk analysis applies to a practice of three people too. The rule does not say how long it must be or which software to use, and you can write it yourself. Our article does it in five afternoons: [HIPAA risk analysis for a small practice](/blog/hipaa-risk-analysis-for-a-small-practice). For help with it, call ${phone}.`,
  },
  {
    id: 'help-line-privacy',
    answer: `Whether a call or text to 988 or another help line can be seen in a log is not stated on this site. What is stated: guests have their own Wi-Fi, apart from records, and we watch switches, access points and lines. To ask, call ${phone} or write to ${hello}. If you need it yourself, 988 answers calls and texts at any hour; in danger, call 911.`,
  },
  {
    id: 'other-policies',
    answer: `Sample policies for the workplace, on violence, dress or visitors for example, are not on this site, and whether we write any is not stated. What you may copy for use inside your organization: a password policy of eight sentences, in [Password rules people can live with](/blog/password-rules-people-can-live-with), and [The last-day checklist](/blog/the-last-day-checklist). To ask for more, call ${phone} or write to ${hello}.`,
  },
  {
    id: 'small-target',
    service: 'security-services',
    answer: `Clinics are attacked because their records are worth money and their schedules cannot wait; how often small ones are hit is not stated on this site, nor anything about a case in the news. It starts at plain places: the mailbox, the remote login, the unpatched computer, the account nobody closed. We protect those: [Security Services](/services/security-services). To talk about yours, call ${phone}.`,
  },
  {
    id: 'lost-laptop-policy',
    service: 'security-services',
    answer: `A finished policy for a lost laptop is not on this site. What fits from our pages: tell IT support at once, ${phone} answers at any hour; sign out all open sessions, because a device that is still logged in does not care about a changed password; write down when it was discovered; and know whether it was encrypted, since notice to patients turns on that. Questions: ${hello}.`,
  },
  {
    id: 'hipaa-deadline',
    service: 'security-services',
    answer: `Most likely a HIPAA risk analysis is meant, the first safeguard that the Security Rule lists; we do it as part of [Security Services](/services/security-services). How long ours takes, and whether your date can be met, is not stated on this site, so please call ${phone} or write to ${sales}. The first talk is free and needs no preparation: say how many people and sites you have and which EHR.`,
  },
];
