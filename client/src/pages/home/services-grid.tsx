import { home } from '#shared/content/home.ts';
import { featuredBenefits } from '#shared/services/featured.ts';
import { serviceSummaries } from '#shared/services/summaries.ts';
import { Revealed } from '../../components/sections/revealed.tsx';
import { ServiceFeature } from './service-feature.tsx';
import { ServiceRow } from './service-row.tsx';

const FEATURED = 3;

/** All services: the first large, two beside it, the others as a list one can scan. */
export function ServicesGrid() {
  const [first, ...others] = serviceSummaries;
  const beside = others.slice(0, FEATURED - 1);
  return (
    <section aria-labelledby="services-heading" className="container-page py-section">
      <div className="grid gap-5 lg:grid-cols-12 lg:items-baseline lg:gap-8">
        <h2 id="services-heading" className="text-title lg:col-span-6">
          {home.services.heading}
        </h2>
        <p className="max-w-[29.5em] text-lead text-balance text-ink-600 lg:col-span-5 lg:col-start-8">
          {home.services.intro}
        </p>
      </div>
      <Revealed className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-12 lg:grid-rows-2 lg:gap-8">
        {first && <ServiceFeature service={first} benefits={featuredBenefits} />}
        {beside.map((service) => (
          <ServiceFeature key={service.id} service={service} />
        ))}
      </Revealed>
      <ul className="mt-8 grid gap-x-5 md:grid-cols-2 lg:mt-10 lg:gap-x-8">
        {serviceSummaries.slice(FEATURED).map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}
