import { service as page } from '#shared/pages/service.ts';
import { type ShownService, shownServices } from '#shared/services/shown.ts';
import { type PageParams, pagePath } from '#shared/site-map.ts';
import { servicePage } from '#shared/content/services-page.ts';
import { company } from '#shared/content/company.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import type { Service } from 'schema-dts';
import { blogQueries } from '../../features/blog/blog-queries.ts';
import { PostsForService } from '../../features/blog/posts-for-service.tsx';
import { QueryProvider } from '../../lib/query-provider.tsx';
import { CallButton } from '../../components/ui/call-button.tsx';
import { ClosingCall } from '../../components/sections/closing-call.tsx';
import { RequestButton } from '../../components/ui/request-button.tsx';
import { ServiceAside } from './service-aside.tsx';
import { ServiceBody, ServiceFeatures } from './service-body.tsx';
import { ServiceVoice } from './service-voice.tsx';
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

const serviceOf = ({ id }: PageParams) => shownServices.find((service) => service.id === id);

export async function load({ params, read }: Pick<LoadSource, 'params' | 'read'>) {
  const service = serviceOf(params);
  // A service is described without its posts as well, while they cannot be had.
  if (service) await read(blogQueries.forService(service.id)).catch(() => undefined);
  return service;
}

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
  const service = serviceOf(params);
  const { contactLabel, callLabel, callToAction } = servicePage;
  return (
    <>
      <PageMeta head={head({ data: service })} />
      {service ? (
        <>
          <article className={`hue-${service.hue}`}>
            <ServiceHero service={service} />
            <div className="container-page grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_max(21rem,30%)] lg:grid-rows-[auto_1fr] lg:gap-y-10 lg:pt-16">
              <ServiceAside />
              <ServiceBody service={service} />
              <QueryProvider>
                <PostsForService
                  id={service.id}
                  className="lg:col-start-2 lg:row-start-2 lg:[&_a]:block"
                />
              </QueryProvider>
            </div>
            <ServiceVoice id={service.id} />
            <ServiceFeatures service={service} />
          </article>
          <ClosingCall heading={callToAction.heading} text={callToAction.text} ground="bg-paper">
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
