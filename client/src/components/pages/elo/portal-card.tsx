import { portalsPage } from '#shared/content/portals.ts';
import type { PortalLink } from '#shared/content/types.ts';
import { ArrowUpRight, FileHeart, HeartPulse, type LucideIcon, Pill } from 'lucide-react';

/** Icon and hue of each portal, so that a hand finds it by colour. */
const looks: Record<string, { hue: string; Icon: LucideIcon }> = {
  records: { hue: 'hue-1', Icon: FileHeart },
  medication: { hue: 'hue-5', Icon: Pill },
  'point-of-care': { hue: 'hue-3', Icon: HeartPulse },
};

/** The whole card is the link: it is meant for a thumb on a tablet, in a hurry. */
export function PortalCard({ portal }: { portal: PortalLink }) {
  const { id, title, description, url } = portal;
  const { hue, Icon } = looks[id] ?? { hue: 'hue-1', Icon: FileHeart };
  return (
    <a
      href={url}
      rel="noreferrer"
      className={`${hue} group flex min-h-44 grow items-center gap-4 rounded-card border-2 border-hue-mid bg-hue-soft p-4 transition-[border-color,box-shadow] duration-200 ease-out hover:border-hue hover:shadow-raised active:bg-hue-mid sm:gap-8 sm:p-8 lg:min-h-96 lg:flex-col lg:items-start lg:p-9`}
    >
      <span className="grid size-16 shrink-0 place-items-center rounded-card bg-hue text-white sm:size-24">
        <Icon className="size-9 sm:size-13" strokeWidth={1.5} aria-hidden />
      </span>
      <div className="lg:mt-auto">
        <h2 className="text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-tight">{title}</h2>
        <p className="mt-2">{description}</p>
        <p className="mt-3 flex items-center gap-1.5 font-semibold text-hue lg:mt-6">
          {portalsPage.linkLabel}
          <ArrowUpRight
            className="size-5 transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
            aria-hidden
          />
        </p>
      </div>
    </a>
  );
}
