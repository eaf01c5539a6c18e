import { company } from '#shared/content/company.ts';
import { sitemapPage } from '#shared/content/sitemap.ts';
import { EmailText } from '../../components/ui/email-text.tsx';

/** How to reach the company, beside the lists of pages. */
export function SitemapContact() {
  const { name, phone, emails, address, officeHours } = company;
  const link = 'text-link inline-block py-2.5';
  return (
    <div>
      <h2 className="border-b-2 border-ink-950 pb-3 text-subheading">
        {sitemapPage.contactHeading}
      </h2>
      <address className="pt-2.5 not-italic">
        <p className="font-semibold text-ink-950">{name}</p>
        {address.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-3">
          <a href={phone.href} className={`${link} tabular-nums`}>
            {phone.display}
          </a>
        </p>
        <p>
          <a href={emails.general.href} className={link}>
            <EmailText address={emails.general.address} />
          </a>
        </p>
      </address>
      {officeHours.lines.map(({ days, hours }) => (
        <p key={days} className="mt-3 text-small text-ink-600">
          {days}
          <span className="block">{hours}</span>
        </p>
      ))}
    </div>
  );
}
