import { servicePage } from '#shared/content/services-page.ts';
import { siteMap } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../components/ui/button-class.ts';
import { UnpluggedCable } from './unplugged-cable.tsx';

/** Texts and status of an id that no service has (spec §2). */
export function ServiceNotFound() {
  const { heading, text, buttonLabel } = servicePage.notFound;
  return (
    <div className="overflow-hidden pt-section">
      <div className="container-page">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-6 max-w-text text-lead text-balance">{text}</p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-3">
          <Link href={siteMap.home.path} className={buttonClass('primary', 'max-sm:w-full')}>
            {buttonLabel}
          </Link>
          <Link
            href={siteMap.services.path}
            className="text-link inline-flex min-h-11 items-center"
          >
            {servicePage.exploreLabel}
          </Link>
        </div>
      </div>
      <UnpluggedCable />
    </div>
  );
}
