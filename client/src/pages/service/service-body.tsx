import { servicePage } from '#shared/content/services-page.ts';
import type { ShownService } from '#shared/services/shown.ts';
import { siteMap } from '#shared/site-map.ts';
import type { Feature } from '#shared/content/types.ts';
import { ArrowLink } from '../../components/ui/arrow-link.tsx';
import { Revealed } from '../../components/sections/revealed.tsx';
import { BackLink } from '../../components/ui/back-link.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { CheckedList } from '../../components/ui/checked-list.tsx';

/** The rest of the description, and what one gets. */
export function ServiceBody({ service }: { service: ShownService }) {
  const { fullDescription, benefits } = service;
  return (
    <div className="lg:row-span-2 lg:row-start-1">
      <div className="grid max-w-[36em] gap-5">
        {fullDescription.slice(1).map((paragraph) => (
          <p key={paragraph}>
            <Unbroken text={paragraph} isEnd />
          </p>
        ))}
      </div>
      <section aria-labelledby="benefits-heading" className="mt-14">
        <h2 id="benefits-heading" className="text-heading">
          {servicePage.benefitsHeading}
        </h2>
        <CheckedList items={benefits} className="mt-6 grid gap-3 text-lead text-ink-950" />
      </section>
    </div>
  );
}

/** What belongs to the service, in the whole width of the page, and the ways onward. */
export function ServiceFeatures({ service }: { service: ShownService }) {
  return (
    <section aria-labelledby="features-heading" className="bg-hue-soft">
      <div className="container-page pt-section-tight pb-8">
        <h2 id="features-heading" className="text-heading">
          {servicePage.featuresHeading}
        </h2>
        <Revealed>
          <FeatureGrid features={service.features} />
        </Revealed>
        <div className="mt-6 flex flex-wrap print:hidden justify-between gap-x-10 gap-y-2 border-t border-hue-mid pt-6">
          <BackLink href={siteMap.home.path}>{servicePage.backLabel}</BackLink>
          <ArrowLink
            href={siteMap.services.path}
            className="text-small underline-offset-4 hover:underline"
          >
            {servicePage.exploreLabel}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}

/** Terms with their explanation, in columns under hairlines. */
function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {features.map(({ title, description }) => (
        <div key={title} className="border-t-2 border-hue pt-5 pb-9">
          <dt className="font-heading text-subheading text-ink-950">{title}</dt>
          <dd className="mt-2 text-ink-800">
            <Unbroken text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
