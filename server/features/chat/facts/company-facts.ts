import { about } from '#shared/content/about.ts';
import { company } from '#shared/content/company.ts';
import { caseStudy } from '#shared/content/case-study.ts';
import { contact } from '#shared/content/contact.ts';
import { home } from '#shared/content/home.ts';
import { howTo } from '#shared/content/how-to.ts';
import { services } from '#shared/services/index.ts';
import { serviceCount } from '#shared/services/summaries.ts';
import { formatCount } from '#shared/format-count.ts';
import { asList, type Fact, factPage } from './fact.ts';

const { claims, emails, phone, address, officeHours } = company;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const dollars = (amount: number) => `$${formatCount(amount)}`;
const { min, max } = howTo.estimatedCost;

/** How to reach us, and what the company says of itself. */
export const companyFacts: readonly Fact[] = [
  {
    topic: 'phone number',
    text: `Call ${phone.display}, toll-free. A person answers ${claims.supportHours}.`,
    page: factPage('contact'),
  },
  {
    topic: 'e-mail address',
    text: `New customers write to ${emails.sales.address}, existing customers to ${emails.support.address}. Everything else goes to ${emails.general.address}. Please leave patient details out of e-mails.`,
    page: factPage('contact'),
  },
  {
    topic: 'office address and location',
    text: `Our office is at ${address.oneLine}. Remote support reaches clients within ${claims.radiusMiles} miles of ${address.city}, ${address.regionName}.`,
    page: factPage('contact'),
  },
  {
    topic: 'hours',
    text: `Support answers ${claims.supportHours}, nights, weekends and holidays included. The office is open ${officeHours.display}.`,
    page: factPage('contact'),
  },
  {
    topic: 'service area',
    text: `Remote support reaches clients within a ${claims.radiusMiles}-mile radius of our office in ${address.city}, ${address.regionName}. When hands are needed in your building, we tell you before anyone drives.`,
    page: factPage('contact'),
  },
  {
    topic: 'price and cost',
    text: `The first IT assessment is free. Taking over a clinic’s IT usually costs between ${dollars(min)} and ${dollars(max)} once, depending on sites, computers and the faults we find. The monthly fee after that depends on which services you choose; we put it on one page before you sign.`,
    page: factPage('contact'),
  },
  {
    topic: 'free assessment and consultation',
    text: `Yes, the first IT assessment is free. ${home.callToAction.text}`,
    page: factPage('contact'),
  },
  {
    topic: 'book a consultation',
    text: `The first consultation is free: ${contact.consultation.text.replace(/^A/, 'a')} To set a time, call ${phone.display} or write to ${emails.sales.address}.`,
    page: factPage('contact'),
  },
  {
    topic: 'services we offer',
    text: `We do ${serviceCount} things for medical practices, hospitals, clinics, and nursing and care facilities:${asList(services.map(({ title }) => title))}`,
    page: factPage('services'),
  },
  {
    topic: 'about the company',
    text: `${company.name} is a healthcare IT company in ${address.city}, ${address.regionName}, founded in ${company.foundingYear}. We bring over ${claims.yearsExperience} years of experience, and more than ${claims.combinedYears} years combined in the leadership team.`,
    page: factPage('about'),
  },
  {
    topic: 'core values',
    text: `We hold to four things: ${list.format(about.values.items.map(({ title }) => title.toLowerCase()))}.`,
    page: factPage('about'),
  },
  {
    topic: 'leadership team',
    text: `Three people lead the work: ${list.format(company.team.map(({ role, name }) => `the ${role}${name ? `, ${name}` : ''}`))}. You can ask for each of them by phone, at ${phone.display}.`,
    page: factPage('about'),
  },
  {
    topic: 'client satisfaction and retention',
    text: `Of our clients, ${claims.satisfaction}% are satisfied and ${claims.retention}% stay with us. Average issue resolution speed is rated ${claims.resolutionSpeed} out of 10.`,
    page: factPage('testimonials'),
  },
  {
    topic: 'testimonials and reviews',
    text: `Practice managers and administrators say in their own words how we work, and ${claims.retention}% of clients stay with us.`,
    page: factPage('testimonials'),
  },
  {
    topic: 'BBB rating',
    text: company.bbb
      ? `Our rating at the Better Business Bureau is ${company.bbb.replace('BBB ', '')}.`
      : 'This site states no rating of the Better Business Bureau.',
    page: factPage('about'),
  },
  {
    topic: `case study: ${caseStudy.title}`,
    text: `One clinic went from ${caseStudy.speed.before} Mbps to ${caseStudy.speed.after} Mbps, cut its ISP costs by five figures, and lost no clinic day.`,
    page: factPage('case-study'),
  },
  {
    topic: 'network size',
    text: `We build and run networks for up to ${claims.maxUsers} users.`,
    page: factPage('service', { id: 'network-services' }, 'Network Infrastructure'),
  },
  {
    topic: 'how we take over your IT',
    text: `Switching takes about ${howTo.totalTimeText.toLowerCase()} for a typical clinic, in seven steps: ${list.format(howTo.steps.map(({ name }) => name.toLowerCase()))}. You keep seeing patients the whole time.`,
    page: factPage('services'),
  },
  {
    topic: 'clinical portals: sign in',
    text: 'The records portal, the medication administration record and the point-of-care system are linked on one page.',
    page: factPage('elo', {}, 'Clinical portals'),
  },
  {
    topic: 'social media profiles',
    text: `You find us on ${list.format(company.social.map(({ name }) => name))}; the links are at the foot of our home page.`,
    page: factPage('home'),
  },
  {
    topic: 'our website',
    text: `You are on it: ${company.web.label}.`,
    page: factPage('sitemap'),
  },
];
