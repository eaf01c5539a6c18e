import { about } from '#shared/content/about.ts';
import { caseStudy } from '#shared/content/case-study.ts';
import { contact } from '#shared/content/contact.ts';
import { faq } from '#shared/content/faq.ts';
import { howTo } from '#shared/content/how-to.ts';
import { services } from '#shared/services/index.ts';
import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import { factPage } from '../facts/fact.ts';
import { legalSections } from './legal-sections.ts';
import { type Passage, sentencePairs } from './passage.ts';

const ofServices = services.flatMap((service): Passage[] => {
  const page = factPage('service', { id: service.id }, service.title);
  const base = { page, kind: 'service' as const, service: service.id };
  return [
    ...service.fullDescription.flatMap((paragraph) =>
      sentencePairs(paragraph).map((text) => ({
        ...base,
        text,
        context: service.title,
      })),
    ),
    ...service.features.map(({ title, description }) => ({
      ...base,
      text: `${title}: ${description}`,
      context: service.title,
    })),
    ...service.benefits.map((benefit) => ({
      ...base,
      text: `${benefit}.`,
      context: service.title,
    })),
  ];
});

const company = (text: string, context: string, page: Passage['page']): Passage => ({
  text,
  context,
  page,
  kind: 'company',
});

const ofCompany: readonly Passage[] = [
  ...faq.map(({ question, answer }) => company(answer, question, factPage('contact'))),
  ...howTo.steps.map(({ position, name, text }) =>
    company(
      `Step ${position} of switching to us, ${name.toLowerCase()}: ${text}`,
      'switch onboarding take over',
      factPage('services'),
    ),
  ),
  ...about.story.paragraphs.flatMap((paragraph) =>
    sentencePairs(paragraph).map((text) => company(text, 'company story', factPage('about'))),
  ),
  ...about.values.items.map(({ title, description }) =>
    company(`${title}: ${description}`, 'values', factPage('about')),
  ),
  ...contact.panels.map(({ title, text }) => company(text, title, factPage('contact'))),
  company(contact.consultation.text, 'free consultation', factPage('contact')),
  ...testimonialsPage.caseStudies.items.map(({ title, summary, results }) =>
    company(
      `${summary} ${results.join('. ')}.`,
      `${title} case study example`,
      factPage('testimonials'),
    ),
  ),
  ...caseStudy.sections.flatMap(({ heading, paragraphs }) =>
    paragraphs.flatMap((paragraph) =>
      sentencePairs(paragraph).map((text) =>
        company(text, `case study network ${heading}`, factPage('case-study')),
      ),
    ),
  ),
];

const ofLegal: readonly Passage[] = legalSections.flatMap(({ heading, texts, page }) =>
  texts.flatMap((text) =>
    sentencePairs(text).map((pair): Passage => ({
      text: pair,
      context: heading,
      page,
      kind: 'legal',
    })),
  ),
);

/** Everything the pages say, in pieces that can be answers. */
export const sitePassages: readonly Passage[] = [...ofServices, ...ofCompany, ...ofLegal];
