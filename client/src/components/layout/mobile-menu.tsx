import { company } from '#shared/content/company.ts';
import { menuServices } from '#shared/services/summaries.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from 'wouter';
import { useDismissibleDetails } from '../../hooks/use-dismissible-details.ts';
import { buttonClass } from '../ui/button-class.ts';
import { CONTACT_HREF, headerLinks } from '#shared/pages/menus.ts';
import { MailButton } from '../ui/mail-button.tsx';
import { NavLink } from './nav-link.tsx';

const row =
  'flex min-h-12 items-center border-b border-line font-heading text-subheading text-ink-950';

/**
 * The menu of small screens, with the services as a list that unfolds. It opens without JavaScript. At its
 * left there is room for the chat's launcher (chat.css).
 */
export function MobileMenu() {
  const detailsRef = useDismissibleDetails();
  return (
    <details ref={detailsRef} className="group -mr-2.5 ml-10 size-11 lg:hidden">
      <summary
        aria-label="Menu"
        className="flex size-11 items-center justify-center rounded-control text-ink-950"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="x" className="hidden size-6 group-open:block" />
      </summary>
      <div className="site-header-sheet">
        <details className="group/services border-b border-line">
          <summary className="flex min-h-12 items-center justify-between font-heading text-subheading text-ink-950">
            Services
            <Icon name="chevron-down" className="size-5 group-open/services:rotate-180" />
          </summary>
          {/* Two columns: on most phones the buttons below stay in sight. */}
          <ul className="grid grid-cols-[8fr_7fr] gap-x-3 text-small">
            {menuServices.map(({ id, title }) => (
              <li key={id}>
                <NavLink href={`/services/${id}`} className="flex min-h-11 items-center">
                  {title}
                </NavLink>
              </li>
            ))}
            <li>
              <NavLink
                href="/services"
                className="flex min-h-11 items-center font-semibold text-redbud-700"
              >
                View All Services
              </NavLink>
            </li>
          </ul>
        </details>
        {headerLinks.map(({ label, href }) => (
          <NavLink key={href} href={href} className={row}>
            {label}
          </NavLink>
        ))}
        <Link href={CONTACT_HREF} className={buttonClass('primary', 'mt-6 w-full')}>
          Request Services
        </Link>
        <a
          href={company.phone.href}
          className={buttonClass('secondary', 'mt-3 w-full tabular-nums')}
        >
          <Icon name="phone" className="size-4" />
          {company.phone.display}
        </a>
        <MailButton email={company.emails.general} className="mt-3 w-full" />
      </div>
    </details>
  );
}
