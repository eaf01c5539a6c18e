import { company } from '#shared/content/company.ts';
import { sitemapPage } from '#shared/content/sitemap.ts';
import { EmailText } from '../../components/ui/email-text.tsx';

/** How to reach the company, beside the lists of pages. */
export function SitemapContact() {
  const { name, phone, emails, address, officeHours } = company;
  const link = 'text-link inline-block py-2.5';
  return (
    <div className="md:max-lg:col-span-2">
      <h2 className="border-b-2 border-ink-950 pb-3 text-subheading">
        {sitemapPage.contactHeading}
      </h2>
      <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-10">
        <address className="contents not-italic">
          <div className="pt-2.5">
            <p className="font-semibold text-ink-950">{name}</p>
            {address.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <div className="mt-3 md:max-lg:row-span-2 md:max-lg:mt-0">
            <p>
              <a href={phone.href} className={`${link} tabular-nums`}>
                {phone.display}
              </a>
            </p>
            <p>
              <a href={emails.general.href} className={link}>
                <EmailText address={emails.general.address} />
              </a>
            </p>
          </div>
        </address>
        <div>
          {officeHours.lines.map(({ days, hours }) => (
            <p key={days} className="mt-3 text-small text-ink-600">
              {days}
              <span className="block">{hours}</span>
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
