import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { phone, sales, support } from './reach.ts';

/** What things cost, who owns them, and how working together begins. */
export const costsAndFirstDaysAnswers: readonly FurtherAnswer[] = [
  {
    id: 'contract-buyout',
    answer: `Whether we pay the fees for leaving your present IT company early is not stated on this site, so I cannot promise it. You need not wait to talk: start with the service that hurts today, and most clinics add the others as contracts run out. In the inventory, notice and renewal dates go into one list. To ask, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'equipment-ownership',
    answer: `Whether firewalls, switches and other equipment are bought by you or provided by us, and who keeps them when you leave, is not stated on this site; it lists no hardware for sale. What is stated: passwords, drawings, settings and decisions belong to you, also on the day you leave. Ask for it in the written agreement: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'website-cost',
    service: 'website-hosting',
    answer: `A price for a website, for building it or for hosting it by the month, is not stated on this site. What is stated: we take over the site you have or build a new one, designed for phones first, with the domain, certificates and e-mail that belong to it. A price counts when it is in a written offer: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'one-number-for-all',
    answer: `No, one call is enough: all services have the same number, ${phone}, and the same people know your building. For something new, you can also write to ${sales}; as an existing customer, to ${support}. Say both things at once, and we tell you which service is meant for each. The list is on [Services](/services).`,
  },
  {
    id: 'one-site-first',
    answer: `Whether we take over one location of several, to begin with, and what that would save, is not stated on this site. What is stated: you may take one service or all of them, we serve clinics with several sites, and the price to start, paid once, depends on the number of sites. Say which office you mean: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'new-hire-info',
    service: 'helpdesk-support',
    answer: `Exactly what we need for a new employee is not listed on this site. What is stated, under New Starts and Leavers in [Helpdesk Support](/services/helpdesk-support): accounts are ready on the first morning, and it is written down. Call ${phone}, ${company.claims.supportHours}, or write to ${support} with the first day, the role and which systems the person uses, and please tell us early; no passwords or patient details.`,
  },
  {
    id: 'update-timing',
    service: 'managed-services',
    answer: `I cannot move or stop a planned update from this chat. Updates normally go in after closing time, as part of [Managed IT Services](/services/managed-services); whether you can choose the day is not stated on this site. Please call ${phone}, ${company.claims.supportHours}, or write to ${support} with your clinic, the evening and how long you are open, so that nobody’s work is interrupted.`,
  },
  {
    id: 'recommend-others',
    answer: `Names of other companies for work that we do not list are not on this site, so I cannot recommend one. What is stated: if we do not know something, we say so and find out, and we tell you which service fixes a problem, or that you need none. A person may know more: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'client-complaints',
    answer: `What clients complain about is not stated on this site, and it lists no bad reviews. What is stated: how many clients are satisfied and stay, and that the CEO takes the call when we miss our standard. For an honest second opinion, tell us what your clinic is like, and we ask a similar client whether they would take your call: ${phone} or ${sales}. Quotes are on [Testimonials](/testimonials).`,
  },
  {
    id: 'who-comes-first-day',
    answer: `Who stands at your door on the first day is not stated on this site. What is stated: the Chief Revenue Officer walks your building before writing a price, the CTO designs the networks, backups and access rules, and most faults are fixed by remote session; we tell you before anyone drives. To ask who would come to you, call ${phone} or write to ${sales}. Read more: [About](/about).`,
  },
  {
    id: 'proven-not-bleeding-edge',
    answer: `Fair wish. Multi-factor sign-in, encrypted laptops, filtered e-mail and tested backups come before anything exotic. Updates are tested on a few computers first, moves have a way back, and what should stay in the building stays. We say what we would do in your place. Which brands we prefer is not stated here. The first assessment is free: call ${phone} or write to ${sales}.`,
  },
  {
    id: 'prove-24-7',
    service: 'helpdesk-support',
    answer: `You need not take our word for it: call ${phone} tonight or on a holiday and see who picks up; a person answers ${company.claims.supportHours}, also if you are not a client yet. A director of nursing says that her night nurses call us and not her, and we can ask a similar client to talk with you. If we miss our standard, the CEO takes the call.`,
  },
];
