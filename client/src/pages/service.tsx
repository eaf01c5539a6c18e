import { serviceById } from '#shared/content/services.ts';
import { servicePage } from '#shared/content/services-page.ts';
import { CallButton } from '../components/pages/common/call-button.tsx';
import { ClosingCall } from '../components/pages/common/closing-call.tsx';
import { RequestButton } from '../components/pages/common/request-button.tsx';
import { ServiceAside } from '../components/pages/service/service-aside.tsx';
import { ServiceBody } from '../components/pages/service/service-body.tsx';
import { ServiceHero } from '../components/pages/service/service-hero.tsx';
import { ServiceMeta } from '../components/pages/service/service-meta.tsx';
import { ServiceNotFound } from '../components/pages/service/service-not-found.tsx';
import type { PageProps } from '../lib/lazy-route.tsx';

export default function ServicePage({ params }: PageProps) {
  const service = serviceById(params.id ?? '');
  const { contactLabel, callLabel, callToAction } = servicePage;
  return (
    <>
      <ServiceMeta service={service} />
      {service ? (
        <>
          <article className={`hue-${service.color}`}>
            <ServiceHero service={service} />
            <div className="container-page grid items-start gap-x-12 gap-y-12 pt-8 pb-section lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-16">
              <div className="lg:col-start-2 lg:row-start-1 lg:self-stretch">
                <ServiceAside />
              </div>
              <ServiceBody service={service} />
            </div>
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
