import { company } from '#shared/content/company.ts';
import { Icon } from './icon.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';

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
      <Icon name="phone" className="size-4 shrink-0" />
      <span>
        {label} <span className="whitespace-nowrap tabular-nums">{company.phone.display}</span>
      </span>
    </a>
  );
}
