import { company } from '#shared/content/company.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from 'wouter';
import { useScrolledPast } from '../../hooks/use-scrolled-past.ts';
import { buttonClass } from '../ui/button-class.ts';
import { LogoMark } from '../ui/logo-mark.tsx';
import { CONTACT_HREF, headerLinks } from '#shared/pages/menus.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';
import { ServicesMenu } from './services-menu.tsx';

/**
 * Fixed to the top and tighter once the page is scrolled more than 10 px (spec §2). It tightens by
 * transforms alone, because a change of height would count as a layout shift.
 */
export function SiteHeader() {
  const { markerRef, isPast } = useScrolledPast();
  return (
    <>
      <div ref={markerRef} className="absolute top-0 h-2.5 w-px" aria-hidden />
      <header className="site-header print:hidden" data-tight={isPast || undefined}>
        <nav aria-label="Main" className="site-header-row container-page">
          <Link href="/" className="flex min-h-11 items-center gap-2.5 text-redbud-700">
            <LogoMark className="logo-beats size-9" pulseClass="logo-pulse stroke-paper" />
            <span className="font-heading font-semibold tracking-tight text-ink-950">
              {company.name}
            </span>
          </Link>
          <div className="menu-row">
            <ServicesMenu />
            {headerLinks.map(({ label, href }) => (
              <NavLink key={href} href={href} className="menu-item">
                {label}
              </NavLink>
            ))}
          </div>
          <div className="hidden min-h-12 items-center gap-5 lg:flex">
            <a
              href={company.phone.href}
              className="hidden min-h-11 min-w-42 items-center gap-2 font-semibold whitespace-nowrap tabular-nums text-ink-950 hover:text-redbud-700 xl:flex"
            >
              <Icon name="phone" className="size-4 text-redbud-700" />
              {company.phone.display}
            </a>
            <Link
              href={CONTACT_HREF}
              className={buttonClass('primary', 'min-h-11 min-w-42 px-5 py-2 text-small')}
            >
              Request Services
            </Link>
          </div>
          <MobileMenu />
        </nav>
      </header>
    </>
  );
}
