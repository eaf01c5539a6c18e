import { menuServices } from '#shared/services/summaries.ts';
import { Icon } from '../ui/icon.tsx';
import { Link, useLocation } from 'wouter';
import { useDismissibleDetails } from '../../hooks/use-dismissible-details.ts';
import { ServiceIcon } from '../ui/service-icon.tsx';
import { NavLink } from './nav-link.tsx';

/** The dropdown of services on wide screens. It opens without JavaScript. */
export function ServicesMenu() {
  const detailsRef = useDismissibleDetails();
  const [pathname] = useLocation();
  const isInside = `${pathname}/`.startsWith('/services/');
  return (
    <details ref={detailsRef} className="group h-11">
      <summary aria-current={isInside ? true : undefined} className="menu-item gap-1">
        Services
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full -ml-16 max-h-[calc(100dvh-4.5rem)] w-[45rem] overflow-y-auto rounded-b-card border border-line bg-white shadow-raised">
        <ul className="grid grid-cols-2 gap-1 p-3">
          {menuServices.map(({ id, icon, hue, title, shortDescription }) => (
            <li key={id}>
              <NavLink
                href={`/services/${id}`}
                className={`hue-${hue} flex h-full gap-3.5 rounded-control p-3 hover:bg-mist`}
              >
                <span className="icon-tile size-10">
                  <ServiceIcon icon={icon} />
                </span>
                <span className="block">
                  <span className="block font-semibold text-ink-950">{title}</span>
                  <span className="block text-small leading-snug text-balance text-ink-600">
                    {shortDescription}
                  </span>
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
        <Link
          href="/services"
          className="flex min-h-12 items-center justify-between border-t border-line bg-mist px-6 py-3.5 font-semibold text-redbud-700 hover:text-redbud-800"
        >
          View All Services
          <Icon name="arrow-right" className="size-5" />
        </Link>
      </div>
    </details>
  );
}
