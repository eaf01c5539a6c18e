import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

/** Practices in homes and vans, doors, devices, buildings, and visits. */
export const homesVansAndBuildingsAnswers: readonly FurtherAnswer[] = [
  {
    id: 'home-practice',
    service: 'helpdesk-support',
    answer: `A practice in a home is not mentioned on this site; no smallest size is stated, and clients go from a two-provider office up to ${company.claims.maxUsers} users. Most faults are fixed by remote session; when hands are needed, we tell you before anyone drives, and how soon that can be depends on the place. Every client sees patients, so say how you work: ${phone} or ${sales}.`,
  },
  {
    id: 'mobile-clinic-van',
    service: 'network-services',
    answer: `Vans, buses and other mobile units, and internet over cellular or satellite in them, are not described on this site, so I cannot say that we do it. What is stated: we work for places that see patients, give providers [secure remote access](/services/cloud-solutions) to the chart with two-step sign-in, and support clients remotely within ${company.claims.radiusMiles} miles. Tell us what you drive: ${phone} or ${sales}.`,
  },
  {
    id: 'door-alarm-monitoring',
    service: 'network-services',
    answer: `Door alarms and wander systems are not named on this site, so I cannot say that we watch them. What is stated: switches, access points, firewalls, lines and servers report to us ${company.claims.supportHours}, and we often see a failing part before anyone notices; devices get a network lane of their own. Whether your door system can report to us too, please ask: ${phone} or ${sales}. More: [Network Infrastructure](/services/network-services).`,
  },
  {
    id: 'device-vendor-asks',
    service: 'network-services',
    answer: `If we already look after your network, call ${phone}, ${company.claims.supportHours}, or write to ${support}, where it becomes a ticket: say which device and maker, what they ask for, such as an address or a port, and by when. Medical devices get a network lane of their own, with written rules on what may cross. Not a client yet? Call too. More: [Network Infrastructure](/services/network-services).`,
  },
  {
    id: 'fiber-between-buildings',
    service: 'network-services',
    answer: `Copper and fiber cabling is part of [Network Infrastructure](/services/network-services): pulled, tested and labeled at both ends, with a drawing that you own, for clinics from one floor to a campus. How a run between two separate buildings would be done, underground, overhead or by radio, is not stated on this site; we walk the buildings first. Call ${phone} or write to ${sales}.`,
  },
  {
    id: 'walk-in',
    service: 'helpdesk-support',
    answer: `On Saturday the office is closed: it is open ${company.officeHours.display}. Whether you can bring in a computer without an appointment is not stated on this site, so please call ${phone} before you come. A person answers at any hour, weekends included, and most faults of clinic computers are fixed by remote session. See [Contact](/contact).`,
  },
  {
    id: 'client-portal',
    service: 'helpdesk-support',
    answer: `A customer login where you see tickets or pay invoices is not mentioned on this site; the [clinical portals](/elo) are for records systems, not for our bills. For the status of a ticket call ${phone} or write to ${support}; you also get a monthly list with Helpdesk Support. For an invoice or ways to pay, call ${phone} or write to ${hello}; no card details in this chat, please.`,
  },
  {
    id: 'listing-wrong-now',
    service: 'digital-marketing',
    answer: `How to have a wrong or closed entry on Google or another map corrected is not described on this site, and I cannot see yours. Correct name, hours and phone on maps and directories, for every location and every provider, is Local SEO, part of [Digital Marketing](/services/digital-marketing), and one of the first things we do. For help now call ${phone}, ${company.claims.supportHours}, or write to ${sales}.`,
  },
  {
    id: 'domain-expired-now',
    service: 'website-hosting',
    answer: `Call ${phone} now: a person answers ${company.claims.supportHours}. Have ready the domain’s name, where it is registered and who got the bills. How a lapsed domain is won back is not stated on this site; its registrar can say. What is stated: with [Website Hosting](/services/website-hosting), domains and certificates renew before they lapse, in your clinic’s name and not in a web designer’s, and we take over the site you have.`,
  },
  {
    id: 'severe-weather-now',
    answer: `In a tornado, get everyone to your shelter area or an inside room on the lowest floor now, away from windows, telling them by voice; leave computers and equipment. If somebody is hurt or trapped, call 911. I am an automated assistant of an IT company and cannot send help. Once people are safe, call ${phone}, at any hour: we help to get your systems running again.`,
  },
  {
    id: 'code-blue-without-paging',
    service: 'security-services',
    answer: `What to do in a code blue without overhead paging is not stated on this site; that is for your clinical lead. Our article covers the rest: who calls downtime, how orders and results travel, what to tell patients, an hour of practice: [EHR downtime: a plan on one page](/blog/ehr-downtime-plan-on-one-page). We write a one-page plan with you and drill it: ${phone} or ${sales}.`,
  },
];
