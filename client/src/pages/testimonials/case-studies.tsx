import { testimonialsPage } from '#shared/content/testimonials-page.ts';
import type { CaseStudySummary } from '#shared/content/types.ts';
import { caseStudy } from '#shared/content/case-study.ts';
import { ArrowLink } from '../../components/ui/arrow-link.tsx';
import { cn } from '../../lib/cn.ts';
import { CheckedList } from '../../components/ui/checked-list.tsx';
import { Revealed } from '../../components/sections/revealed.tsx';
import { FAST_LINE_PX, SLOW_LINE_PX, SpeedLine } from '../../components/sections/speed-line.tsx';

/** Three pieces of work; the one that is told in full comes first and larger. */
export function CaseStudies() {
  const { heading, items } = testimonialsPage.caseStudies;
  const [first, ...others] = items;
  return (
    <section aria-labelledby="work-heading" className="container-page py-section">
      <h2 id="work-heading" className="text-heading">
        {heading}
      </h2>
      <Revealed className="mt-10 grid gap-5 md:max-lg:grid-cols-2 lg:mt-14 lg:grid-cols-12 lg:grid-rows-2 lg:gap-8">
        {first && (
          <Summary
            study={first}
            className="hue-1 bg-redbud-100 md:max-lg:col-span-2 lg:col-span-7 lg:row-span-2 lg:p-12"
            isLarge
          />
        )}
        {others.map((study) => (
          <Summary
            key={study.title}
            study={study}
            className="hue-5 border border-line bg-white lg:col-span-5"
          />
        ))}
      </Revealed>
    </section>
  );
}

interface SummaryProps {
  study: CaseStudySummary;
  className: string;
  isLarge?: boolean;
}

function Summary({ study, className, isLarge = false }: SummaryProps) {
  const { title, summary, results, href } = study;
  return (
    <article
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-card p-6 sm:p-8',
        className,
      )}
    >
      <h3 className={isLarge ? 'text-heading' : 'text-subheading'}>{title}</h3>
      <p
        className={cn('mt-3 max-w-[30.75em] text-balance', isLarge ? 'text-lead' : 'text-ink-600')}
      >
        {summary}
      </p>
      <CheckedList
        items={results}
        className={cn('space-y-2.5', isLarge ? 'mt-8' : 'mt-auto pt-5 text-small')}
      />
      {href !== null && (
        <p className="mt-6">
          <ArrowLink href={href} className="covers-card">
            {testimonialsPage.caseStudies.linkLabel}
          </ArrowLink>
        </p>
      )}
      {isLarge && (
        <SpeedTeaser className="-mx-6 mt-auto -mb-6 pt-8 sm:-mx-8 sm:-mb-8 lg:-mx-12 lg:-mb-12" />
      )}
    </article>
  );
}

/** The case study's two lines, to the edges of its card. */
function SpeedTeaser({ className }: { className: string }) {
  const { before, after, unit, caption, beforeLabel, afterLabel } = caseStudy.speed;
  return (
    <div role="img" aria-label={caption} className={className}>
      <p className="px-6 pb-1.5 font-heading text-subheading tabular-nums sm:px-8 lg:px-12">
        <span className="block font-sans text-small font-normal">{beforeLabel}</span>
        {before} {unit}
      </p>
      <SpeedLine heightPx={SLOW_LINE_PX} className="fill-redbud-700" />
      <div className="on-dark relative mt-5">
        <SpeedLine heightPx={FAST_LINE_PX} className="fill-redbud-700" />
        <p className="on-speed-line absolute inset-0 flex flex-col justify-center px-6 font-heading text-heading tabular-nums text-white sm:px-8 lg:px-12">
          <span className="font-sans text-small font-normal">{afterLabel}</span>
          {after} {unit}
        </p>
      </div>
    </div>
  );
}
