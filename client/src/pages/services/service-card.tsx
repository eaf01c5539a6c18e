import { servicesPage } from '#shared/content/services-page.ts';
import type { ShownService } from '#shared/services/shown.ts';
import { pagePath } from '#shared/site-map.ts';
import { ArrowLink } from '../../components/ui/arrow-link.tsx';
import { cn } from '../../lib/cn.ts';
import { CheckedList } from '../../components/ui/checked-list.tsx';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';
import { Unbroken } from '../../components/ui/unbroken.tsx';
import { ServiceIcon } from '../../components/ui/service-icon.tsx';
import { serviceScene } from '../../components/sections/service-scenes.ts';
import { type CardShape, rowsOfCard } from './card-shape.ts';

/** Cards show this many of the benefits (spec §9). */
const BENEFITS_ON_CARD = 3;

/** How wide the picture of the lead card is. */
const LEAD_SIZES = '(min-width: 64rem) 34rem, (min-width: 48rem) 26rem, 88vw';

export function ServiceCard({ service, shape }: { service: ShownService; shape: CardShape }) {
  const { id, hue, icon, title, fullDescription, benefits } = service;
  const isLead = shape === 'lead';
  const scene = serviceScene(id === 'network-services' ? 'network-wifi' : id);
  const text = (
    <>
      <div className="flex min-h-16 items-center gap-4">
        <span
          className={cn(
            'icon-tile',
            isLead ? 'size-16 bg-white text-hue' : 'size-14 bg-hue-soft text-hue',
          )}
        >
          <ServiceIcon icon={icon} className={isLead ? 'size-8' : 'size-7'} />
        </span>
        <h2 className={isLead ? 'text-heading' : 'text-subheading'}>{title}</h2>
      </div>
      <p className={cn('mt-5 max-w-[40em] text-pretty', isLead && 'lg:text-lead')}>
        <Unbroken text={fullDescription[0]} isEnd />
      </p>
    </>
  );
  const benefitsAndLink = (
    <>
      <CheckedList
        items={benefits.slice(0, BENEFITS_ON_CARD)}
        className="max-w-[32em] space-y-2.5 pt-6"
      />
      <p className={cn('mt-7 border-t pt-5', isLead ? 'border-hue-mid' : 'border-line')}>
        <ArrowLink href={pagePath('service', { id })} className="covers-card">
          {servicesPage.learnMore}
          <span className="sr-only"> about {title}</span>
        </ArrowLink>
      </p>
    </>
  );
  return (
    <article
      className={cn(
        `hue-${hue} group relative overflow-hidden rounded-card border p-6 transition-[border-color,box-shadow] duration-200 ease-out focus-within:border-hue hover:border-hue hover:shadow-raised sm:p-8`,
        isLead
          ? 'h-full border-transparent bg-hue-soft lg:p-12 print:border-line'
          : cn('border-line bg-white', rowsOfCard),
      )}
    >
      {isLead ? (
        <div className="picture-room items-start gap-x-10 before:-mt-2 before:mb-5 before:-ml-2 before:w-[calc(100%+1rem)] md:before:w-104 lg:grid-cols-12 lg:before:hidden">
          <div className="lg:col-span-6 lg:self-center">
            {text}
            {benefitsAndLink}
          </div>
          {scene && (
            <div className="-mx-2 -mt-2 mb-5 max-lg:[grid-area:1/1] md:max-lg:mx-auto md:max-lg:w-104 lg:col-span-6 lg:-mx-4 lg:mt-0 lg:mb-0 lg:self-center">
              <ScenePicture scene={scene} sizes={LEAD_SIZES} className="h-auto w-full" isEarly />
            </div>
          )}
        </div>
      ) : (
        <>
          <div>
            {scene && (
              <div className="-mx-6 -mt-6 mb-6 h-44 overflow-hidden bg-hue-soft sm:-mx-8 sm:-mt-8 sm:mb-8 sm:h-52 lg:h-60 3xl:h-75">
                <ScenePicture
                  scene={scene}
                  sizes="(min-width: 140rem) 22rem, 20rem"
                  className="size-full object-contain py-3 lg:py-4"
                />
              </div>
            )}
            {text}
          </div>
          {benefitsAndLink}
        </>
      )}
    </article>
  );
}
