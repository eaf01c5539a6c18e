import { cn } from '../../lib/cn.ts';
import { Icon } from './icon.tsx';
import { buttonClass } from './button-class.ts';
import { EmailText } from './email-text.tsx';

interface MailButtonProps {
  /** Stands before the address, where there is room. */
  label?: string;
  /** One of company.emails. */
  email: { readonly href: string; readonly address: string };
  className?: string;
}

/** Opens a letter; the address is there to read as well, for a visitor who writes elsewhere. */
export function MailButton({ label, email, className }: MailButtonProps) {
  return (
    <a href={email.href} className={buttonClass('secondary', className)}>
      {/* On a phone the words and the address have a line each, and on a narrow one both need its width. */}
      <Icon
        name="mail"
        className={cn(
          'size-4 shrink-0',
          label && 'max-sm:mt-1 max-sm:self-start max-[22.5rem]:hidden',
        )}
      />
      <span className={label && 'max-sm:text-left max-[22.5rem]:text-center'}>
        {label && `${label} `}
        <span
          className={
            label
              ? 'block text-small sm:inline-block sm:pl-1 sm:text-[length:inherit] sm:font-normal'
              : undefined
          }
        >
          <EmailText address={email.address} />
        </span>
      </span>
    </a>
  );
}
