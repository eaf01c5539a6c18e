import { company } from '#shared/content/company.ts';
import { serviceSummaries } from '#shared/services/summaries.ts';
import { companyLinks, legalLinks } from '#shared/pages/menus.ts';
import { EmailText } from '../ui/email-text.tsx';
import { LogoMark } from '../ui/logo-mark.tsx';
import { FooterColumn, FooterLinks } from './footer-column.tsx';

const serviceLinks = serviceSummaries.map(({ id, title }) => ({
  label: title,
  href: `/services/${id}`,
}));

/** Who we are, where everything is, and how to reach us, on every page (spec §2). */
export function SiteFooter() {
  const { name, blurb, address, phone, emails, bbb } = company;
  return (
    <footer className="page-foot on-dark bg-ink-950 text-small">
      <div className="container-page grid gap-x-8 gap-y-12 pt-section pb-14 md:grid-cols-[2fr_3fr] lg:grid-cols-[20rem_auto_auto_auto] lg:justify-between">
        <div>
          <p className="flex items-center gap-2.5 font-heading text-subheading font-semibold text-white">
            <LogoMark className="size-9 text-redbud-300" pulseClass="stroke-ink-950" />
            {name}
          </p>
          <p className="mt-6 max-w-[29.5em] text-balance text-mist/85">{blurb}</p>
          {bbb !== null && (
            <p className="mt-6 inline-block rounded-control border px-4 py-2 font-semibold text-wheat-300">
              {bbb}
            </p>
          )}
        </div>
        <FooterColumn heading="Services" links={serviceLinks} />
        <FooterColumn heading="Company" links={companyLinks} />
        <div>
          <h2 className="footer-heading">Contact</h2>
          <address className="not-italic">
            <a
              href={phone.href}
              className="flex min-h-11 items-center font-heading text-subheading tabular-nums text-white hover:text-redbud-300"
            >
              {phone.display}
            </a>
            <a href={emails.general.href} className="footer-link">
              <EmailText address={emails.general.address} />
            </a>
            <p className="mt-3 text-mist/85">
              {address.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </address>
        </div>
      </div>
      <div className="border-t border-rule-dark">
        <div className="container-page grid flex-wrap gap-x-8 gap-y-2 py-6 md:grid-cols-[2fr_3fr] lg:flex lg:justify-between">
          <FooterLinks
            links={legalLinks}
            className="grid grid-cols-[8fr_7fr] gap-x-3 md:col-start-2 lg:flex lg:gap-x-6"
          />
          <p className="text-mist/85 md:row-start-1 md:leading-11">
            © <CopyrightYear />
            {` ${name}`}
          </p>
        </div>
      </div>
    </footer>
  );
}

/**
 * The year of the page's rendering. Served pages are cached, so at New Year the browser can be a year
 * ahead of the document; React leaves the served number alone, which is what it offers for
 * exactly this case (https://react.dev/reference/react-dom/client/hydrateRoot).
 */
function CopyrightYear() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>;
}
