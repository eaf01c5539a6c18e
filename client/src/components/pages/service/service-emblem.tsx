import type { ServiceIcon as ServiceIconName } from '#shared/content/types.ts';
import { ServiceIcon } from '../../ui/service-icon.tsx';

/** The icon of a service, large, on a tile in its hue that the house's pulse runs through. */
export function ServiceEmblem({ icon }: { icon: ServiceIconName }) {
  return (
    <div className="relative grid h-56 place-items-center sm:h-72 lg:h-88">
      <svg
        viewBox="0 0 600 352"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full overflow-visible stroke-hue-mid"
        fill="none"
        strokeWidth="2"
        aria-hidden
      >
        <circle cx="300" cy="176" r="150" />
        <circle cx="300" cy="176" r="212" opacity=".6" />
        <circle cx="300" cy="176" r="276" opacity=".3" />
        <path
          d="M36 176h48l14-12 12 12h18l12-34 22 70 18-48 10 12H440l12-10 10 10h20l10-30 18 60 16-42 10 12H2400"
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-hue"
        />
      </svg>
      <span className="relative grid size-36 place-items-center rounded-[2rem] bg-hue text-white shadow-raised sm:size-44 lg:size-52">
        <ServiceIcon icon={icon} className="size-20 [stroke-width:1.25] sm:size-24 lg:size-28" />
      </span>
    </div>
  );
}
