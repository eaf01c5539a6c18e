import { portalsPage } from '#shared/content/portals.ts';
import type { PortalLink } from '#shared/content/types.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { portalBedside } from '../../assets/scenes/portal-bedside.ts';
import { portalMedication } from '../../assets/scenes/portal-medication.ts';
import { portalRecords } from '../../assets/scenes/portal-records.ts';
import type { Scene } from '../../assets/scenes/scene.ts';
import { ScenePicture } from '../../components/ui/scene-picture.tsx';

const defaultLook = { hue: 'hue-1', scene: portalRecords };

/** Hue and scene of each portal's picture, so that a hand finds it by color. */
const looks: Record<PortalLink['image'], { hue: string; scene: Scene }> = {
  'portal-records': defaultLook,
  'portal-medication': { hue: 'hue-5', scene: portalMedication },
  'portal-point-of-care': { hue: 'hue-3', scene: portalBedside },
};

/** The whole card is the link: it is meant for a thumb on a tablet, in a hurry. */
export function PortalCard({ portal }: { portal: PortalLink }) {
  const { image, title, description, url } = portal;
  const { hue, scene } = looks[image] ?? defaultLook;
  return (
    <a
      href={url}
      rel="noreferrer"
      className={`${hue} group flex min-h-44 grow items-center gap-4 rounded-card border-2 border-hue-mid bg-hue-soft p-4 transition-[border-color,box-shadow] duration-200 ease-out hover:border-hue hover:shadow-raised active:bg-hue-mid sm:gap-8 sm:p-8 lg:flex-col lg:items-stretch lg:p-6 xl:p-8`}
    >
      <div className="w-[26%] max-w-64 sm:w-[34%] shrink-0 lg:w-full lg:max-w-96">
        <ScenePicture
          scene={scene}
          sizes="(min-width: 64rem) 24rem, (min-width: 42rem) 16rem, 38vw"
          className="h-auto w-full"
        />
      </div>
      <div className="flex min-w-0 flex-col lg:grow">
        <h2 className="text-[clamp(1.0625rem,0.6rem+2.1vw,1.75rem)] leading-tight lg:text-[clamp(1.25rem,2.05vw,1.625rem)]">
          {title}
        </h2>
        <p className="mt-2">{description}</p>
        <p className="mt-3 flex items-center gap-1.5 font-semibold text-hue lg:mt-auto lg:pt-6">
          {portalsPage.linkLabel}
          <Icon
            name="arrow-up-right"
            className="size-5 transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
          />
        </p>
      </div>
    </a>
  );
}
