import type { ServiceSummary } from '#shared/services/summaries.ts';
import { Icon } from '../../components/ui/icon.tsx';
import { Link } from 'wouter';
import { ServiceIcon } from '../../components/ui/service-icon.tsx';

/** A service as one line of the list. */
export function ServiceRow({ service }: { service: ServiceSummary }) {
  const { id, title, shortDescription, icon, hue } = service;
  return (
    <li className={`hue-${hue} group relative flex gap-3 border-b border-line py-6`}>
      <span className="icon-tile size-11">
        <ServiceIcon icon={icon} />
      </span>
      <div className="grow">
        <h3 className="text-subheading">
          <Link href={`/services/${id}`} className="covers-card">
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-ink-600">{shortDescription}</p>
      </div>
      <Icon
        name="arrow-right"
        className="mt-3 size-5 shrink-0 text-redbud-700 transition-transform group-hover:translate-x-1"
      />
    </li>
  );
}
