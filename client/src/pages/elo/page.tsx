import { company } from '#shared/content/company.ts';
import { portals, portalsPage } from '#shared/content/portals.ts';
import { elo as page } from '#shared/pages/elo.ts';
import { siteMap } from '#shared/site-map.ts';
import { Link } from 'wouter';
import { PortalCard } from './portal-card.tsx';
import { LogoMark } from '../../components/ui/logo-mark.tsx';
import { pageHead } from '../../lib/page/page-head.ts';
import { PageMeta } from '../../lib/page/page-meta.tsx';
import { CallButton } from '../../components/ui/call-button.tsx';
import { MailButton } from '../../components/ui/mail-button.tsx';

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

/** For whoever stands before a login that does not work. */
function PortalHelp() {
  const { text, callLabel, emailLabel } = portalsPage.help;
  return (
    <footer className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-line pt-6 md:min-h-[4.5625rem] lg:mt-16">
      <p className="font-heading text-subheading text-ink-950">{text}</p>
      <div className="grid gap-3 max-sm:w-full lg:flex">
        <CallButton label={callLabel} variant="primary" />
        <MailButton label={emailLabel} email={company.emails.support} />
      </div>
    </footer>
  );
}
