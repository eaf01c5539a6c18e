import { caseStudy } from '#shared/content/case-study.ts';
import { caseStudy as page } from '#shared/pages/case-study.ts';
import { pagePath, siteMap } from '#shared/site-map.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import type { Article } from 'schema-dts';
import { CaseStudyPicture } from './case-study-picture.tsx';
import { CaseStudyStory } from './case-study-story.tsx';
import { SpeedScale } from './speed-scale.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';
import { BackLink } from '../../components/ui/back-link.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import { organization } from '../../lib/json-ld/business.ts';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { Unbroken } from '../../components/ui/unbroken.tsx';

export const head = () => pageHead(page);

export const jsonLd = (source: JsonLdSource) => [
  webPage('WebPage', source),
  caseStudyArticle(source.publicUrl),
];

export default function CaseStudyPage() {
  const { title, lead, backLabel, callToAction } = caseStudy;
  return (
    <>
      <PageMeta head={head()} />
      <article>
        <header className="on-dark bg-ink-950 pt-8 pb-10 lg:pt-12 print:bg-transparent print:text-ink-950">
          <div className="container-page grid items-start gap-x-8 gap-y-6 pb-10 lg:grid-cols-12 lg:pb-14">
            <div className="lg:col-span-6">
              <div className="text-redbud-300">
                <BackLink href={siteMap.testimonials.path}>{backLabel}</BackLink>
              </div>
              <h1 className="mt-4 text-title lg:mt-10 3xl:mt-20 print:text-ink-950">{title}</h1>
              <p className="mt-6 max-w-[30.75em] text-lead text-balance text-mist/85 print:text-ink-800">
                <Unbroken text={lead} />
              </p>
            </div>
            <CaseStudyPicture />
          </div>
          <SpeedScale />
        </header>
        <CaseStudyStory />
      </article>
      <ClosingCall heading={callToAction.heading} text={callToAction.text}>
        <RequestButton>{callToAction.buttonLabel}</RequestButton>
      </ClosingCall>
    </>
  );
}

function caseStudyArticle(publicUrl: string): Article {
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
