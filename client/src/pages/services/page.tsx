import { servicesPage } from '#shared/content/services-page.ts';
import { services as page } from '#shared/pages/services.ts';
import { shownServices } from '#shared/services/shown.ts';
import { pagePath } from '#shared/site-map.ts';
import { serviceSummaries } from '#shared/services/summaries.ts';
import type { ItemList } from 'schema-dts';
import { CallButton } from '../../components/ui/call-button.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';
import { cardShape, cardSpan } from './card-shape.ts';
import { HowToBand } from './how-to-band.tsx';
import { ServiceCard } from './service-card.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import type { JsonLdSource } from '../../lib/page/page-module.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';
import { howToJsonLd } from './how-to-json-ld.ts';

export const head = () => pageHead(page);

export const jsonLd = (source: JsonLdSource) => [
  {
    ...webPage('CollectionPage', source),
    mainEntity: serviceList(source.publicUrl),
  },
  howToJsonLd(source.publicUrl),
];

export default function ServicesPage() {
  const { heading, intro, callToAction } = servicesPage;
  return (
    <>
      <PageMeta head={head()} />
      <header className="container-page grid gap-x-8 gap-y-5 pt-section-tight pb-10 lg:grid-cols-12 lg:items-baseline lg:pb-14">
        <h1 className="text-title lg:col-span-6">{heading}</h1>
        <p className="max-w-[33.25em] text-lead text-balance text-ink-600 lg:col-span-6">{intro}</p>
      </header>
      <ul className="container-page grid gap-5 pb-section md:grid-cols-2 lg:grid-cols-12 lg:gap-8">
        {shownServices.map((service, index) => (
          <li key={service.id} className={cardSpan[cardShape(index, shownServices.length)]}>
            <ServiceCard service={service} shape={cardShape(index, shownServices.length)} />
          </li>
        ))}
      </ul>
      <HowToBand />
      <ClosingCall heading={callToAction.heading} text={callToAction.text}>
        <RequestButton>{callToAction.contactLabel}</RequestButton>
        <CallButton label="Call" />
      </ClosingCall>
    </>
  );
}

/** The grid of the services page. */
function serviceList(publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: serviceSummaries.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: publicUrl + pagePath('service', { id }),
    })),
  };
}
