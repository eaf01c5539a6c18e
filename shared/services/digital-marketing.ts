import { company } from '../content/company.ts';
import { defineService } from './define-service.ts';

export const digitalMarketing = defineService({
  title: 'Digital Marketing',
  shortDescription: 'Be found by the patients near you, and see what each dollar brought.',
  icon: 'megaphone',
  hue: 8,
  metadata: {
    title: `Digital Marketing for Medical Practices | ${company.brand}`,
    description:
      'Digital marketing for medical practices: search engine optimization, targeted advertising, social media and local SEO, with results you can measure.',
    keywords: 'medical practice marketing, healthcare SEO, local SEO clinic, patient acquisition',
  },
  oldNames: ['marketing', 'seo'],
  fullDescription: [
    'Someone nearby is searching for a clinic that takes new patients this week. Whether they find you depends on plain things: correct hours on the map, a page for each service, reviews that get an answer. We do these first, because they cost little and keep working. Advertising comes after, when the page that people land on is ready for them.',
    'We write and plan with the rules of your field in mind. Patient information stays out of ad platforms, no tracker sits on a page where someone describes a symptom, and we never confirm in a reply to a review that its writer is a patient. Quotes appear only with written permission. You approve what is published in your name.',
    'You see what it brings. Calls, requests and booked first visits are counted by source, in a monthly report that fits on one page: what was spent, what came of it, what we will change. When a channel does not pay, we say so and stop it. You keep the accounts, the texts and the data, even if you leave us.',
  ],
  benefits: [
    'Increased patient acquisition',
    'Improved online visibility',
    'Better patient engagement',
    'Enhanced brand reputation',
    'Measurable ROI tracking',
  ],
  features: [
    {
      title: 'Search Engine Optimization',
      description:
        'A clear page for each service and provider, technical faults fixed, and words that patients really type.',
    },
    {
      title: 'Targeted Advertising',
      description:
        'Ads by place and by topic, never by a person’s health, with a budget limit that you set.',
    },
    {
      title: 'Social Media Management',
      description:
        'A calendar of posts you have approved, and answers to comments that respect privacy.',
    },
    {
      title: 'Analytics & Reporting',
      description:
        'One page a month: calls, requests and first visits by source, next to what they cost.',
    },
    {
      title: 'Content Marketing',
      description:
        'Articles that answer the questions your front desk hears every week, reviewed by your clinicians.',
    },
    {
      title: 'Local SEO',
      description:
        'Correct name, hours and phone on maps and directories, for every location and every provider.',
    },
  ],
  topics: ['websites', 'healthcare privacy', 'staff training', 'healthcare operations'],
  assistant: {
    concept: 'MARKETING',
    searchWords: `marketing, digital marketing, advertise, advertising, advertisement, promote, promotion, get more patients, new patients, more patients, patient acquisition, grow our practice, grow my practice, growth, brand, branding, campaigns, campaign, online presence, mercadeo, publicidad, mercadotecnia, bring in patients, attract patients, attract more, lead generation, find us online, get found, show up online, visibility, grow the practice`,
    spanish: 'marketing digital: buscadores, anuncios, redes sociales y reportes',
  },
});
