import { Link } from 'wouter';
import { CONTACT_HREF } from '#shared/pages/menus.ts';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface RequestButtonProps {
  children: string;
  variant?: ButtonVariant;
  className?: string;
}

/** Leads to the ways to reach the company. */
export function RequestButton({ children, variant = 'primary', className }: RequestButtonProps) {
  return (
    <Link href={CONTACT_HREF} className={buttonClass(variant, className)}>
      {children}
    </Link>
  );
}
