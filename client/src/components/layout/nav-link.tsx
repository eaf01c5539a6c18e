import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { matchPage, siteMap } from '#shared/site-map.ts';

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A menu's link. It says so when it leads to the page one is on, or to the part of the site. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const [pathname] = useLocation();
  const { parent } = siteMap[matchPage(pathname).id];
  const isInside = parent !== undefined && siteMap[parent].path === href;
  return (
    <Link
      href={href}
      className={className}
      aria-current={pathname === href ? 'page' : isInside ? 'true' : undefined}
    >
      {children}
    </Link>
  );
}
