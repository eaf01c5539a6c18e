import { about } from '#shared/content/about.ts';
import { company } from '#shared/content/company.ts';
import { caseStudy } from '#shared/content/case-study.ts';
import { contact } from '#shared/content/contact.ts';
import { home } from '#shared/content/home.ts';
import { howTo } from '#shared/content/how-to.ts';
import { services } from '#shared/content/services.ts';
import { formatCount } from '#shared/format-count.ts';
import { asList, type Fact, factPage } from './fact.ts';

const { claims, emails, phone, address, officeHours } = company;
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const dollars = (amount: number) => `$${formatCount(amount)}`;
const { min, max } = howTo.estimatedCost;

/** How to reach us, and what the company says of itself. Ids are named by the rules of the answerer. */
export const companyFacts = {
  phone: {
    id: 'phone',
    topic: 'phone number',
    text: `Call ${phone.display}, toll-free. A person answers ${claims.supportHours}.`,
    page: factPage('contact'),
    aliases: 'telephone call hotline toll-free dial reach',
  },
  emails: {
    id: 'emails',
    topic: 'e-mail address',
    text: `New customers write to ${emails.sales.address}, existing customers to ${emails.support.address}. Everything else goes to ${emails.general.address}. Please leave patient details out of e-mails.`,
    page: factPage('contact'),
    aliases: 'email mail write sales support ticket inbox',
  },
  address: {
    id: 'address',
    topic: 'office address and location',
    text: `Our office is at ${address.oneLine}. Remote support reaches clients within ${claims.radiusMiles} miles of ${address.city}, ${address.regionName}.`,
    page: factPage('contact'),
    aliases: 'where located location headquarters zip postal directions map visit',
  },
  hours: {
    id: 'hours',
    topic: 'hours',
    text: `Support answers ${claims.supportHours}, nights, weekends and holidays included. The office is open ${officeHours.display}.`,
    page: factPage('contact'),
    aliases:
      'open close opening business hours weekend saturday sunday holiday night time available',
  },
  reach: {
    id: 'reach',
    topic: 'service area',
    text: `Remote support reaches clients within a ${claims.radiusMiles}-mile radius of our office in ${address.city}, ${address.regionName}. When hands are needed in your building, we tell you before anyone drives.`,
    page: factPage('contact'),
    aliases: `area radius distance miles far cover coverage serve region state city oklahoma texas kansas arkansas missouri tulsa dallas wichita norman travel onsite remote`,
  },
  price: {
    id: 'price',
    topic: 'price and cost',
    text: `The first IT assessment is free. Taking over a clinic’s IT usually costs between ${dollars(min)} and ${dollars(max)} once, depending on sites, computers and the faults we find. The monthly fee after that depends on which services you choose; we put it on one page before you sign.`,
    page: factPage('contact'),
    aliases:
      'pricing quote estimate fee charge rate budget expensive cheap afford money dollars setup',
  },
  assessment: {
    id: 'assessment',
    topic: 'free assessment and consultation',
    text: `Yes, the first IT assessment is free. ${home.callToAction.text}`,
    page: factPage('contact'),
    aliases: 'free trial audit evaluation consultation review check',
  },
  consultation: {
    id: 'consultation',
    topic: 'book a consultation',
    text: `The first consultation is free: ${contact.consultation.text.replace(/^A/, 'a')} To set a time, call ${phone.display} or write to ${emails.sales.address}.`,
    page: factPage('contact'),
    aliases: 'schedule appointment meeting book demo visit',
  },
  services: {
    id: 'services',
    topic: 'services we offer',
    text: `We do nine things for medical practices, hospitals, clinics, and nursing and care facilities:${asList(services.map(({ title }) => title))}`,
    page: factPage('services'),
    aliases: 'offer provide do list what help products solutions',
  },
  about: {
    id: 'about',
    topic: 'about the company',
    text: `${company.name} is a healthcare IT company in ${address.city}, ${address.regionName}, founded in ${company.foundingYear}. We bring over ${claims.yearsExperience} years of experience, and more than ${claims.combinedYears} years combined in the leadership team.`,
    page: factPage('about'),
    aliases:
      'who are you company business history founded started since old established long experience years',
  },
  values: {
    id: 'values',
    topic: 'core values',
    text: `We hold to four things: ${list.format(about.values.items.map(({ title }) => title.toLowerCase()))}.`,
    page: factPage('about'),
    aliases: 'mission principles believe culture',
  },
  team: {
    id: 'team',
    topic: 'leadership team',
    text: `Three people lead the work: ${list.format(company.team.map(({ role, name }) => `the ${role}${name ? `, ${name}` : ''}`))}. You can ask for each of them by phone, at ${phone.display}.`,
    page: factPage('about'),
    aliases:
      'ceo cto chief owner president executive boss leads founder management officer director',
  },
  figures: {
    id: 'figures',
    topic: 'client satisfaction and retention',
    text: `Of our clients, ${claims.satisfaction}% are satisfied and ${claims.retention}% stay with us. Average issue resolution speed is rated ${claims.resolutionSpeed} out of 10.`,
    page: factPage('testimonials'),
    aliases: 'rate score happy resolve resolution issues fast quick response metrics numbers stay',
  },
  testimonials: {
    id: 'testimonials',
    topic: 'testimonials and reviews',
    text: `Practice managers and administrators say in their own words how we work, and ${claims.retention}% of clients stay with us.`,
    page: factPage('testimonials'),
    aliases:
      'review customers say clients feedback references opinion rating reputation proof stories quotes',
  },
  bbb: {
    id: 'bbb',
    topic: 'BBB rating',
    text: `Our rating at the Better Business Bureau is ${company.bbb.replace('BBB ', '')}.`,
    page: factPage('about'),
    aliases: 'better business bureau accredited grade',
  },
  caseStudy: {
    id: 'case-study',
    topic: `case study: ${caseStudy.title}`,
    text: `One clinic went from ${caseStudy.speed.before} Mbps to ${caseStudy.speed.after} Mbps, cut its ISP costs by five figures, and lost no clinic day.`,
    page: factPage('case-study'),
    aliases: 'example project success story network transformation results',
  },
  network: {
    id: 'network-size',
    topic: 'network size',
    text: `We build and run networks for up to ${claims.maxUsers} users.`,
    page: factPage('service', { id: 'network-services' }, 'Network Infrastructure'),
    aliases: 'how many users people maximum capacity large size scale handle',
  },
  switching: {
    id: 'switching',
    topic: 'how we take over your IT',
    text: `Switching takes about ${howTo.totalTimeLabel.toLowerCase()} for a typical clinic, in seven steps: ${list.format(howTo.steps.map(({ name }) => name.toLowerCase()))}. You keep seeing patients the whole time.`,
    page: factPage('services'),
    aliases:
      'onboarding onboard switch transition process steps start started begin change provider long close downtime',
  },
  portals: {
    id: 'portals',
    topic: 'clinical portals: sign in',
    text: 'The records portal, the medication administration record and the point-of-care system are linked on one page.',
    page: factPage('elo', {}, 'Clinical portals'),
    aliases: 'elo log in login portal records emar mar medication administration point of care poc',
  },
  social: {
    id: 'social',
    topic: 'social media profiles',
    text: `You find us on ${list.format(company.social.map(({ name }) => name))}; the links are at the foot of our home page.`,
    page: factPage('home'),
    aliases: 'facebook linkedin twitter instagram follow',
  },
  web: {
    id: 'web',
    topic: 'our website',
    text: `You are on it: ${company.web.label}.`,
    page: factPage('sitemap'),
    aliases: 'url web site address sitemap',
  },
} as const satisfies Record<string, Fact>;
