import { home } from '#shared/content/home.ts';
import { serviceSummaries } from '#shared/content/service-summaries.ts';
import { helpdeskSupport } from '#shared/content/services/helpdesk-support.ts';
import { Revealed } from './revealed.tsx';
import { ServiceFeature } from './service-feature.tsx';
import { ServiceRow } from './service-row.tsx';

const FEATURED = 3;

/** All nine services: the first large, two beside it, six as a list one can scan. */
export function ServicesGrid() {
  const [helpdesk, ...others] = serviceSummaries;
  const beside = others.slice(0, FEATURED - 1);
  return (
    <section aria-labelledby="services-heading" className="container-page py-section">
      <div className="grid gap-5 lg:grid-cols-12">
        <h2 id="services-heading" className="text-title lg:col-span-6">
          {home.services.heading}
        </h2>
        <p className="max-w-[28.25em] text-lead text-ink-600 lg:col-span-5 lg:col-start-8 lg:pt-2">
          {home.services.intro}
        </p>
      </div>
      <Revealed className="below-fold mt-10 grid gap-5 sm:grid-cols-2 lg:mt-14 lg:grid-cols-12 lg:grid-rows-2">
        {helpdesk && <ServiceFeature service={helpdesk} benefits={helpdeskSupport.benefits} />}
        {beside.map((service) => (
          <ServiceFeature key={service.id} service={service} />
        ))}
      </Revealed>
      <ul className="below-fold mt-8 grid gap-x-12 md:grid-cols-2 lg:mt-10">
        {serviceSummaries.slice(FEATURED).map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}
