import { company } from '#shared/content/company.ts';
import { portals, portalsPage } from '#shared/content/portals.ts';
import { elo as page } from '#shared/pages/elo.ts';
import { siteMap } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { PortalCard } from './portal-card.tsx';
import { PortalHelp } from './portal-help.tsx';
import { LogoMark } from '../../components/ui/logo-mark.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';

export const head = () => pageHead(page);

/** Without the site's header, footer and chat: nothing stands between a nurse and the login. */
export default function EloPage() {
  return (
    <>
      <PageMeta head={head()} />
      <div className="container-page flex min-h-dvh flex-col py-6 lg:py-10">
        <main id="main" tabIndex={-1} className="flex flex-col">
          <Link
            href={siteMap.home.path}
            className="flex min-h-11 items-center gap-2.5 self-start font-heading text-subheading font-semibold text-ink-950"
          >
            <LogoMark className="size-8 text-redbud-700" pulseClass="stroke-paper" />
            {company.name}
          </Link>
          <h1 className="mt-6 text-heading lg:mt-10 lg:text-title">{portalsPage.heading}</h1>
          <p className="mt-2 text-lead text-ink-600">{portalsPage.lead}</p>
          <ul className="mt-6 mb-8 grid gap-4 lg:mt-10 lg:grid-cols-3 lg:gap-6">
            {portals.map((portal) => (
              <li key={portal.id} className="flex">
                <PortalCard portal={portal} />
              </li>
            ))}
          </ul>
        </main>
        <PortalHelp />
      </div>
    </>
  );
}
