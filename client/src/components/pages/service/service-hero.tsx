import type { Service } from '#shared/content/types.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { NetworkCarousel } from './network-carousel.tsx';
import { ServiceEmblem } from './service-emblem.tsx';

/** Title and first paragraph over the service's hue, with its picture. */
export function ServiceHero({ service }: { service: Service }) {
  const { id, title, fullDescription, icon } = service;
  return (
    <header className="overflow-hidden bg-hue-soft">
      <div className="container-page grid items-center gap-x-8 gap-y-10 pt-6 pb-12 lg:grid-cols-12 lg:py-14">
        <div className="lg:col-span-7">
          <Breadcrumbs page="service" className="text-hue" />
          <h1 className="mt-3 text-title">{title}</h1>
          <p className="mt-6 max-w-[58ch] text-lead">{fullDescription[0]}</p>
        </div>
        <div className="lg:col-span-5">
          {id === 'network-services' ? <NetworkCarousel /> : <ServiceEmblem icon={icon} />}
        </div>
      </div>
    </header>
  );
}
