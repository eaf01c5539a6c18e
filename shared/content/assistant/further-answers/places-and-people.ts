import { company } from '../../company.ts';
import type { FurtherAnswer } from './further-answer.ts';
import { hello, phone, sales, support } from './reach.ts';

/** Where we and our people are, whom we work for, and what a whole team asks. */
export const placesAndPeopleAnswers: readonly FurtherAnswer[] = [
  {
    id: 'local-number',
    answer: `For calls this site names one number only: ${phone}, toll-free, and a person answers it ${company.claims.supportHours}. A local number for calls is not stated here. The number ${company.sms.display} belongs to our text alerts; there is no support by text message. You can also write to ${hello}. Both are on the [Contact](/contact) page.`,
  },
  {
    id: 'local-or-call-center',
    answer: `We are a company in ${company.address.city}, ${company.address.regionName}, founded in ${company.foundingYear}, with our one listed office at ${company.address.oneLine}. A person answers ${phone} ${company.claims.supportHours}, with notes on your building, your EHR and your printers. Where each of those people sits is not stated on this site, so please ask when you call. More: [About](/about).`,
  },
  {
    id: 'nursing-homes',
    service: 'helpdesk-support',
    answer: `Yes, nursing and care facilities are among those we work for. For one that had a single IT person we took over nights, weekends and the medication carts’ Wi-Fi: the night shift calls the helpdesk directly, Wi-Fi was measured and fixed along every medication round, and each unit has a printed downtime sheet. See [Testimonials](/testimonials), or call ${phone}.`,
  },
  {
    id: 'job-details',
    answer: `Whether jobs here are remote or in the office, and whether we take interns, is not stated on this site, and no openings are listed. The one office listed is in ${company.address.city}, ${company.address.regionName}. If you would like to work with us, write to ${hello} and say what you can do, from where you want to work and when you could start.`,
  },
  {
    id: 'staff-tablets',
    service: 'managed-services',
    answer: `Yes, we look after the computers, laptops and tablets of clinics; which makes, and whether Apple devices are included, is not stated on this site. Tablets we manage get encryption and multi-factor sign-in, and Wi-Fi is planned where they are really used. The checklist itself you bring. To set some up, call ${phone} or write to ${sales}.`,
  },
  {
    id: 'panic-button',
    service: 'network-services',
    answer: `A quiet panic button on the computer, or alarms to staff about a violent visitor, are not named on this site, so I cannot say that we set them up. What we do is the network and the computers on which such a system runs. To ask, call ${phone} or write to ${sales}. If somebody is in danger now, call 911 first.`,
  },
  {
    id: 'client-without-texts',
    answer: `Yes, you can. Consent to text messages is not a condition of purchase: you can be our client without a single one. A person answers ${phone} ${company.claims.supportHours}, and as a client you can write to ${support}. If somebody signed up and does not want the messages any more, STOP ends them at once. More: [SMS Consent & Disclosure](/sms-opt-in).`,
  },
  {
    id: 'sms-team-and-age',
    answer: `No. Each person signs up for a number that is theirs, or that they may consent for, and must be 18 or older, so somebody younger has to wait. They can use the form, text START to ${company.sms.display}, or sign a paper form. For a whole team, call ${phone} or write to ${support}. More: [SMS Consent & Disclosure](/sms-opt-in).`,
  },
  {
    id: 'cookie-list',
    answer: `The site itself sets no cookies. It uses your browser’s storage: for this visit, the chat and details that wait to be sent, until the tab is closed at the latest, and for your privacy choice, longer. Cookies of Google and Meta, such as _ga and _fbp, come only after you accept them. Each with its name, its purpose and how long it stays: [Cookie Policy](/cookie-policy).`,
  },
];
