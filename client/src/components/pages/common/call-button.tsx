import { company } from '#shared/content/company.ts';
import { Phone } from 'lucide-react';
import { type ButtonVariant, buttonClass } from '../../ui/button-class.ts';

interface CallButtonProps {
  /** Stands before the number. */
  label: string;
  variant?: ButtonVariant;
  className?: string;
}

/** One press calls the company; the number is there to read as well. */
export function CallButton({ label, variant = 'secondary', className }: CallButtonProps) {
  return (
    <a href={company.phone.href} className={buttonClass(variant, className)}>
      <Phone className="size-4 shrink-0" aria-hidden />
      <span>
        {label} <span className="whitespace-nowrap tabular-nums">{company.phone.display}</span>
      </span>
    </a>
  );
}
