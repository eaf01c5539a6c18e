import { caseStudy } from '#shared/content/case-study.ts';
import { company } from '#shared/content/company.ts';
import { contact } from '#shared/content/contact.ts';
import { faq } from '#shared/content/faq.ts';
import type { Service as ServiceContent } from '#shared/content/types.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { pagePath } from '#shared/site-map.ts';
import type { Article, ContactPoint, ItemList, Question, Service, WebSite } from 'schema-dts';
import { organization, stateServed } from './business.ts';
import { websiteId } from './web-page.ts';

/** The site as a whole; only the home page tells it. */
export function website(publicUrl: string): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(publicUrl),
    name: company.name,
    url: publicUrl + pagePath('home'),
    inLanguage: 'en-US',
    publisher: organization(publicUrl),
  };
}

/** The questions that stand on the home page with their answers. */
export function questions(): Question[] {
  return faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
}

/** The ways to reach us, as the panels of the contact page offer them. */
export function contactPoints(): ContactPoint[] {
  return contact.panels.map(({ title, phone, email }) => ({
    '@type': 'ContactPoint',
    contactType: title,
    telephone: phone.e164,
    email: email.address,
  }));
}

/** The grid of the services page. */
export function serviceList(services: readonly ServiceContent[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + pagePath('service', { id }),
    })),
  };
}

export function serviceStructuredData(service: ServiceContent, publicUrl: string): Service {
  const { id, title, fullDescription } = service;
  const path = pagePath('service', { id });
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    description: fullDescription[0],
    url: publicUrl + path,
    image: publicUrl + sharePicturePath(path),
    provider: organization(publicUrl),
    areaServed: stateServed(company.address.regionName),
  };
}

export function caseStudyArticle(publicUrl: string): Article {
  const path = pagePath('case-study');
  return {
    '@type': 'Article',
    headline: caseStudy.title,
    description: caseStudy.lead,
    url: publicUrl + path,
    mainEntityOfPage: { '@id': publicUrl + path },
    image: publicUrl + sharePicturePath(path),
    inLanguage: 'en-US',
    author: organization(publicUrl),
    publisher: organization(publicUrl),
  };
}
