import { Link } from 'wouter';
import type { SiteLink } from '#shared/pages/menus.ts';

interface FooterColumnProps {
  heading: string;
  links: readonly SiteLink[];
}

export function FooterColumn({ heading, links }: FooterColumnProps) {
  return (
    <div>
      <h2 className="footer-heading">{heading}</h2>
      <FooterLinks links={links} className="grid grid-cols-[8fr_7fr] gap-x-3 lg:block" />
    </div>
  );
}

interface FooterLinksProps {
  links: readonly SiteLink[];
  className: string;
}

export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} className="footer-link">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
