import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A menu's link. It says so when it leads to the page one is on, or to the part of the site. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const [pathname] = useLocation();
  const isInside = pathname.startsWith(`${href}/`);
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
