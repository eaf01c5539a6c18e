import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

/** Our technicians, our stories, and details of single services. */
export const staffAndStoriesAnswers: readonly FurtherAnswer[] = [
  {
    id: 'staff-certificates',
    answer: `Certificates of our technicians, such as CISSP, CCNA, CompTIA or Microsoft, are not named on this site, so I cannot confirm any. What is stated: people who had spent their careers in clinic IT founded this company in ${company.foundingYear}. To ask who holds what, call ${phone} or write to ${hello}.`,
  },
  {
    id: 'tech-first-aid',
    answer: `Whether our technicians have first aid, CPR or naloxone training, or carry supplies, is not stated on this site. Nor are background checks or vaccinations described, so ask for all of it in one go before anyone comes. For a vendor form write to ${sales} or call ${phone}. Most faults are fixed by remote session, and we tell you before anyone drives.`,
  },
  {
    id: 'case-study-who',
    answer: `The clinic in our case study is not named on this site, nor is its town. What is stated: it is an outpatient clinic with imaging, a lab draw room and a front desk that checks in patients all day. If you would like to talk to a client, we ask a similar one whether they would take your call: ${phone} or ${sales}. [Case study](/case-study)`,
  },
  {
    id: 'consent-proof-kept',
    answer: `Your data is deleted on request, but the proof that a consent or an opt-out existed stays, without what is not needed to prove it. Records of text message consent are kept while you are subscribed and for years after the last message. To ask, write to ${hello} or call ${phone}. Read more: [Privacy Policy](/privacy-policy).`,
  },
  {
    id: 'med-cart-wifi',
    service: 'network-services',
    answer: `Yes. At one nursing facility we took over nights and weekends and the Wi-Fi of the medication carts: it was measured and fixed along every medication round, and a printed downtime sheet hangs on each unit. We begin with a meter in the building and walk it again with a tablet. The story is on [Testimonials](/testimonials); for yours, call ${phone}.`,
  },
  {
    id: 'efax-how-received',
    service: 'efax-services',
    answer: `Whether faxes reach you in a program of our own, in a web page or as e-mail is not stated on this site. What is stated: they arrive as encrypted files in an inbox that only the right people can open, with each opening recorded, and can go to your EHR where it allows that. To see how it looks, call ${phone} or write to ${sales}. [eFax Services](/services/efax-services)`,
  },
  {
    id: 'portal-slow',
    service: 'emr-integration',
    answer: `How fast a patient portal can be made is not stated on this site, so I promise nothing. What is stated: we set up portals with the vendor, open a case with that vendor and stay on it until it is closed, and measure your line and network. Say which portal it is and when it is slow: call ${phone}, ${company.claims.supportHours}, or write to ${support}.`,
  },
  {
    id: 'video-production',
    service: 'website-hosting',
    answer: `Making videos is not named on this site, so I cannot say that we film a tour. What is stated: we take over or build the website, and your staff can change pages without calling anyone; our article advises that a video load only after a click. To ask who films, call ${phone} or write to ${sales}. See [Website Hosting](/services/website-hosting).`,
  },
  {
    id: 'device-batteries',
    service: 'helpdesk-support',
    answer: `Whether we supply or replace batteries, for scanners, laptops, carts or phones, is not stated on this site; some only the maker may change. What is stated: Printer and Scanner Care, part of [Helpdesk Support](/services/helpdesk-support), covers drivers, trays, queues and replacements, and Managed IT keeps a list of warranties. Have make and model ready and call ${phone}, ${company.claims.supportHours}, or write to ${support}.`,
  },
  {
    id: 'second-line-in-power-cut',
    service: 'network-services',
    answer: `The second line takes over by itself when the first one is cut. Whether it keeps running when the power fails is not stated on this site, and battery backup (UPS) and generators are not mentioned, so ask about both: call ${phone}, ${company.claims.supportHours}, or write to ${sales}. Read more: [Network Infrastructure](/services/network-services).`,
  },
];
