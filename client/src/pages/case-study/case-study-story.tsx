import { caseStudy } from '#shared/content/case-study.ts';
import { siteMap } from '#shared/site-map.ts';
import { BackLink } from '../../components/ui/back-link.tsx';
import { CaseStudyFacts } from './case-study-facts.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';

/** The five sections: heading in the margin, text in a narrow measure, facts that stay in view. */
export function CaseStudyStory() {
  return (
    <div className="container-page grid gap-x-8 gap-y-10 py-section-tight lg:grid-cols-12 lg:py-section">
      <div className="lg:order-2 lg:col-span-3 lg:col-start-10 lg:row-start-1">
        <CaseStudyFacts />
      </div>
      <div className="lg:col-span-9 lg:row-start-1 lg:pr-8">
        {caseStudy.sections.map(({ id, heading, paragraphs }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="max-w-[calc(11.5rem+39.75em)] border-t border-line py-9 first:border-t-0 first:pt-0 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)] md:gap-x-8 lg:py-12 print:py-5"
          >
            <h2 id={`${id}-heading`} className="text-subheading print:break-after-avoid">
              {heading}
            </h2>
            <div className="mt-4 max-w-[39.75em] space-y-5 md:mt-0">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <Unbroken text={paragraph} isEnd />
                </p>
              ))}
            </div>
          </section>
        ))}
        <BackLink href={siteMap.testimonials.path} className="mt-4">
          {caseStudy.backLabel}
        </BackLink>
      </div>
    </div>
  );
}
