import { caseStudy } from '#shared/content/case-study.ts';
import { pagePath, siteMap } from '#shared/site-map.ts';
import { publisher } from '../common/structured-data.ts';

/** @param publicUrl origin without a trailing slash */
export function caseStudyArticle(publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: caseStudy.title,
    description: siteMap['case-study'].description,
    mainEntityOfPage: publicUrl + pagePath('case-study'),
    inLanguage: 'en-US',
    author: publisher(publicUrl),
    publisher: publisher(publicUrl),
  };
}
