import { services } from '#shared/content/services.ts';
import { servicesPage } from '#shared/content/services-page.ts';
import { servicesMetadata } from '#shared/metadata/services.ts';
import { CallButton } from '../components/pages/common/call-button.tsx';
import { ClosingCall } from '../components/pages/common/closing-call.tsx';
import { RequestButton } from '../components/pages/common/request-button.tsx';
import { SitePageMeta } from '../components/pages/common/site-page-meta.tsx';
import { cardShape, cardSpan } from '../components/pages/services/card-shape.ts';
import { HowToBand } from '../components/sections/how-to-band.tsx';
import { ServiceCard } from '../components/pages/services/service-card.tsx';
import { cn } from '../lib/cn.ts';

export default function ServicesPage() {
  const { heading, intro, callToAction } = servicesPage;
  return (
    <>
      <SitePageMeta metadata={servicesMetadata} />
      <header className="container-page grid gap-x-8 gap-y-5 pt-section-tight pb-10 lg:grid-cols-12 lg:items-baseline lg:pb-14">
        <h1 className="text-title lg:col-span-6">{heading}</h1>
        <p className="max-w-[33.25em] text-lead text-ink-600 lg:col-span-6">{intro}</p>
      </header>
      <ul className="container-page grid gap-5 pb-section md:grid-cols-2 lg:grid-cols-12 lg:gap-6">
        {services.map((service, index) => (
          <li
            key={service.id}
            className={cn(cardSpan[cardShape(index)], index > 0 && 'below-fold')}
          >
            <ServiceCard service={service} shape={cardShape(index)} />
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
