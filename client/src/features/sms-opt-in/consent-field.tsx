import { CONSENT_VERSION, consentSegments } from '#shared/content/sms-consent.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RichText } from '../../components/document/rich-text.tsx';
import { FieldError } from './field-error.tsx';
import { smsFieldIds } from './form-fields.ts';

export interface ConsentFieldProps {
  registration: UseFormRegisterReturn;
  defaultChecked: boolean;
  error: string | undefined;
}

/** The consent: never checked for anyone, and its label is word for word what is recorded. */
export function ConsentField({ registration, defaultChecked, error }: ConsentFieldProps) {
  const id = smsFieldIds.consent;
  return (
    <div>
      {/* Above: below the label it would be out of sight on a phone. */}
      <div className="mb-2">
        <FieldError id={`${id}-error`} message={error} />
      </div>
      <div className="flex gap-4">
        <input
          {...registration}
          id={id}
          type="checkbox"
          required
          defaultChecked={defaultChecked}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="check-box mt-0.5"
        />
        <label htmlFor={id} className="min-w-0 cursor-pointer text-[1rem] leading-normal">
          <RichText text={consentSegments(CONSENT_VERSION)} opensTabs />
        </label>
      </div>
    </div>
  );
}
