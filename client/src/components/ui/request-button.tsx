import { Link } from 'wouter';
import { CONTACT_HREF } from '#shared/pages/menus.ts';
import { buttonClass } from './button-class.ts';

/** Leads to the ways to reach the company. */
export function RequestButton({ children }: { children: string }) {
  return (
    <Link href={CONTACT_HREF} className={buttonClass('primary')}>
      {children}
    </Link>
  );
}
