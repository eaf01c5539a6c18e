import { CONSENT_VERSION, smsForm } from '#shared/content/sms-consent.ts';
import type { SmsOptInForm as SmsOptInValues } from '#shared/contracts/sms-opt-in.ts';
import type { FormResult } from '#shared/page-rendering.ts';
import { siteMap } from '#shared/site-map.ts';
import { useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { buttonClass } from '../../components/ui/button-class.ts';
import { preloadToaster } from '../../components/ui/toaster-lazy.tsx';
import { apiErrorBody } from '../../lib/api-error.ts';
import { pressShown } from '../../lib/press-shown.ts';
import { toast } from '../../lib/toast-store.ts';
import { ConsentField } from './consent-field.tsx';
import { FieldError } from './field-error.tsx';
import { type SmsFieldErrors, type SmsFieldName, toFieldErrors } from './form-fields.ts';
import { FormProblem } from './form-problem.tsx';
import { PhoneField } from './phone-field.tsx';
import { useSmsOptIn } from './use-sms-opt-in.ts';
import { signedUpToast } from './signed-up-toast.tsx';

export interface SmsOptInFormProps {
  /** How the form failed when it was posted without JavaScript. */
  posted?: Extract<FormResult, { status: 'error' }> | undefined;
  onSuccess: () => void;
}

const loadValidation = () => import('./form-validation.ts');

/** Where the code cannot be had, the server validates and answers with the same messages. */
const resolver: Resolver<SmsOptInValues> = async (values, context, options) => {
  const loaded = await loadValidation().catch(() => undefined);
  return loaded ? loaded.validate(values, context, options) : { values, errors: {} };
};

/** Both take long on a slow phone: not in the moment in which they are needed. */
function preload(): void {
  for (const code of [loadValidation(), preloadToaster()]) code.catch(() => undefined);
}

/**
 * The sign-up. Before React takes over, and without JavaScript, it is a plain form that the server
 * answers with this page; `noValidate`, so that both ways use the same messages.
 */
export function SmsOptInForm({ posted, onSuccess }: SmsOptInFormProps) {
  // No default values here: react-hook-form would write them over what was typed before it started.
  const { register, handleSubmit, setFocus, reset, formState } = useForm<SmsOptInValues>({
    resolver,
  });
  const [serverErrors, setServerErrors] = useState<SmsFieldErrors>(() =>
    toFieldErrors(posted?.errors),
  );
  const [isProblemShown, setProblemShown] = useState(posted !== undefined);
  /** Why it was not sent, where no field is to blame: the toast that says so goes by. */
  const [failure, setFailure] = useState<string>();
  const { send, isSending } = useSmsOptIn();
  const submitButton = useFocusKeptOn(isSending);

  const errorOf = (field: SmsFieldName) => formState.errors[field]?.message ?? serverErrors[field];
  const registerField = (field: SmsFieldName) =>
    register(field, {
      onChange: () => setServerErrors(({ [field]: _corrected, ...others }) => others),
    });

  async function handleValid(values: SmsOptInValues): Promise<void> {
    setProblemShown(false);
    setServerErrors({});
    setFailure(undefined);
    try {
      if (!(await send({ ...values, consentTextVersion: CONSENT_VERSION }))) return;
      reset();
      onSuccess();
      toast(signedUpToast);
    } catch (error) {
      handleFailure(error);
    }
  }

  function handleFailure(error: unknown): void {
    const body = apiErrorBody(error);
    const fieldErrors = toFieldErrors(body?.errors);
    setServerErrors(fieldErrors);
    const [firstField] = Object.keys(fieldErrors) as SmsFieldName[];
    if (firstField) setFocus(firstField);
    const { title, fallback } = smsForm.errorToast;
    const description = body?.message ?? fallback;
    if (!firstField) setFailure(`${smsForm.notSignedUp} ${description}`);
    toast({ title, description, variant: 'destructive' });
  }

  return (
    <form
      // The fragment brings the reader of the server's answer back to the form.
      action={`${siteMap['sms-opt-in'].path}#sign-up`}
      method="post"
      noValidate
      onFocus={() => void pressShown().then(preload)}
      onSubmit={(event) => void handleSubmit(handleValid)(event)}
      className="mt-6 space-y-6"
    >
      {posted && isProblemShown && <FormProblem message={posted.message} errors={serverErrors} />}
      <input type="hidden" name="consentTextVersion" value={CONSENT_VERSION} />
      <PhoneField
        registration={registerField('phoneNumber')}
        defaultValue={posted?.values.phoneNumber}
        error={errorOf('phoneNumber')}
      />
      <ConsentField
        registration={registerField('consent')}
        defaultChecked={posted?.values.consent === 'on'}
        error={errorOf('consent')}
      />
      <FieldError id="sms-failure" message={failure} />
      <button
        ref={submitButton}
        type="submit"
        disabled={isSending}
        className={buttonClass('primary', 'w-full sm:w-auto print:hidden')}
      >
        {isSending ? smsForm.submittingLabel : smsForm.submitLabel}
      </button>
    </form>
  );
}

/**
 * A disabled button loses the focus, to the body or to what surrounds it; it gets it back unless
 * the visitor has moved on.
 */
function useFocusKeptOn(isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasDisabled = useRef(false);
  useEffect(() => {
    const isFocusLost = document.activeElement?.contains(button.current) ?? true;
    if (wasDisabled.current && !isDisabled && isFocusLost) {
      button.current?.focus();
    }
    wasDisabled.current = isDisabled;
  }, [isDisabled]);
  return button;
}
