import type { FieldError } from '#shared/api/error-body.ts';
import type { SmsOptInForm } from '#shared/contracts/sms-opt-in.ts';

export type SmsFieldName = keyof SmsOptInForm;
export type SmsFieldErrors = Partial<Record<SmsFieldName, string>>;

/** Ids of the two inputs, which are also the anchors that error messages link to. */
export const smsFieldIds: Record<SmsFieldName, string> = {
  phoneNumber: 'phone-number',
  consent: 'sms-consent',
};

/** The server's errors by field, the first of each; those of fields the form does not have are left out. */
export function toFieldErrors(errors: readonly FieldError[] = []): SmsFieldErrors {
  const byField: SmsFieldErrors = {};
  for (const { field, message } of errors) {
    if (isSmsField(field)) byField[field] ??= message;
  }
  return byField;
}

function isSmsField(field: string): field is SmsFieldName {
  return Object.hasOwn(smsFieldIds, field);
}
