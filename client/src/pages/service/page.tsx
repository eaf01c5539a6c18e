import { service as page } from '#shared/pages/service.ts';
import { type ShownService, shownServices } from '#shared/services/shown.ts';
import { pagePath } from '#shared/site-map.ts';
import { servicePage } from '#shared/content/services-page.ts';
import { company } from '#shared/content/company.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import type { Service } from 'schema-dts';
import { CallButton } from '../../components/ui/call-button.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';
import { ServiceAside } from './service-aside.tsx';
import { ServiceBody, ServiceFeatures } from './service-body.tsx';
import { ServiceQuote } from './service-quote.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceNotFound } from './service-not-found.tsx';
import { pageHead, type PageHead } from '../../lib/page/page-head.ts';
import type {
  HeadSource,
  JsonLdSource,
  LoadSource,
  PageProps,
} from '../../lib/page/page-module.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import { organization, stateServed } from '../../lib/json-ld/business.ts';
import { webPage } from '../../lib/json-ld/web-page.ts';

export const load = ({ params }: Pick<LoadSource, 'params'>) =>
  shownServices.find(({ id }) => id === params.id);

export function head({ data }: Pick<HeadSource<ShownService>, 'data'>): PageHead {
  if (!data) return pageHead(page);
  const { id, title, metadata } = data;
  return {
    ...metadata,
    name: title,
    canonicalPath: pagePath('service', { id }),
    isIndexed: true,
  };
}

export const jsonLd = (source: JsonLdSource<ShownService>) => [
  webPage('WebPage', source),
  ...(source.data ? [thingOf(source.data, source.publicUrl)] : []),
];

export default function ServicePage({ params }: PageProps) {
  const service = load({ params });
  const { contactLabel, callLabel, callToAction } = servicePage;
  return (
    <>
      <PageMeta head={head({ data: service })} />
      {service ? (
        <>
          <article className={`hue-${service.hue}`}>
            <ServiceHero service={service} />
            <div className="container-page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_max(21rem,30%)] lg:pt-16">
              <div className="min-w-0 lg:col-start-2 lg:row-start-1">
                <ServiceAside />
                <ServiceQuote id={service.id} />
              </div>
              <ServiceBody service={service} />
            </div>
            <ServiceFeatures service={service} />
          </article>
          <ClosingCall heading={callToAction.heading} text={callToAction.text}>
            <RequestButton>{contactLabel}</RequestButton>
            <CallButton label={callLabel} />
          </ClosingCall>
        </>
      ) : (
        <ServiceNotFound />
      )}
    </>
  );
}

function thingOf(service: ShownService, publicUrl: string): Service {
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
