import { smsForm } from '#shared/content/sms-consent.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { cn } from '../../lib/cn.ts';
import { FieldError } from './field-error.tsx';
import { smsFieldIds } from './form-fields.ts';
import { usePhoneFormat } from './use-phone-format.ts';

export interface PhoneFieldProps {
  registration: UseFormRegisterReturn;
  defaultValue: string | undefined;
  error: string | undefined;
}

/** The mobile number, brought into its usual form while it is typed. */
export function PhoneField({ registration, defaultValue, error }: PhoneFieldProps) {
  const id = smsFieldIds.phoneNumber;
  const format = usePhoneFormat(registration);
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-ink-950">
        {smsForm.phoneLabel}
      </label>
      <p id={`${id}-hint`} className="text-small text-balance text-ink-600">
        {smsForm.phoneHint}
      </p>
      <div className="mt-2">
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <input
        {...registration}
        {...format}
        id={id}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        placeholder={smsForm.phonePlaceholder}
        defaultValue={defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={cn(`${id}-hint`, error !== undefined && `${id}-error`)}
        className="mt-2.5 block scroll-mt-20 min-h-12 w-full max-w-sm rounded-control border border-ink-600 bg-white px-4 text-ink-950 tabular-nums placeholder:text-ink-600/80 aria-[invalid=true]:border-2 aria-[invalid=true]:border-danger-700"
      />
    </div>
  );
}
