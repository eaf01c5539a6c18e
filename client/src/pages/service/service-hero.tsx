import type { ShownService } from '#shared/services/shown.ts';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { ServiceIcon } from '../../components/ui/service-icon.tsx';
import { NetworkCarousel } from './network-carousel.tsx';
import { HERO_SIZES, serviceScene } from '../../components/sections/service-scenes.ts';

/** Icon, title and first paragraph over the service's hue, with its picture. */
export function ServiceHero({ service }: { service: ShownService }) {
  const { id, title, fullDescription, icon } = service;
  return (
    <header className="overflow-hidden bg-hue-soft">
      <div className="container-page grid items-start gap-x-10 gap-y-6 pt-6 pb-8 lg:grid-cols-12 lg:pt-10 lg:pb-12">
        <div className="lg:col-span-6">
          <Breadcrumbs page="service" className="text-hue" />
          <div className="mt-3 flex items-start gap-4 max-sm:flex-col lg:mt-5 lg:gap-5 3xl:mt-16">
            <span className="icon-tile size-14 bg-hue text-white lg:size-18 lg:rounded-card">
              <ServiceIcon icon={icon} className="size-7 lg:size-9" />
            </span>
            <h1 className="-mr-1 text-title sm:mt-[calc((3.5rem-1lh)/2)] lg:mt-[calc((4.5rem-1lh)/2)] lg:-mr-4">
              {title}
            </h1>
          </div>
          {/* Not Unbroken: here words that keep to one line would move when their font comes. */}
          <p className="mt-6 max-w-[37.25em] text-lead not-supports-[text-wrap:pretty]:text-balance lg:mt-8 lg:max-xl:max-w-[22.5em]">
            {fullDescription[0]}
          </p>
        </div>
        <div className="self-center lg:col-span-6 lg:-mr-4">
          {id === 'network-services' ? <NetworkCarousel /> : <HeroScene id={id} />}
        </div>
      </div>
    </header>
  );
}

function HeroScene({ id }: { id: Exclude<ShownService['id'], 'network-services'> }) {
  const scene = serviceScene(id);
  return (
    scene && (
      <ScenePicture
        scene={scene}
        sizes={HERO_SIZES}
        className="mx-auto h-auto w-full max-w-140 lg:max-w-none"
        isEarly
      />
    )
  );
}
