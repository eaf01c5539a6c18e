import { Icon } from './icon.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import { EmailText } from './email-text.tsx';

interface MailButtonProps {
  /** Stands before the address, where there is room. */
  label?: string;
  /** One of company.emails. */
  email: { readonly href: string; readonly address: string };
  variant?: ButtonVariant;
  className?: string;
}

/** Opens a letter; the address is there to read as well, for whoever writes somewhere else. */
export function MailButton({ label, email, variant = 'secondary', className }: MailButtonProps) {
  return (
    <a href={email.href} className={buttonClass(variant, className)}>
      <Icon name="mail" className="size-4 shrink-0" />
      <span>
        {label && `${label} `}
        <span className="inline-block">
          <EmailText address={email.address} />
        </span>
      </span>
    </a>
  );
}
