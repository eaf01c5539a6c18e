import { smsForm } from '#shared/content/sms-consent.ts';
import type { FormResult } from '#shared/page-rendering.ts';
import { useEffect, useState } from 'react';
import { toast } from '../../lib/toast-store.ts';
import { SignedUpMessage } from './signed-up-message.tsx';
import { SmsOptInForm } from './sms-opt-in-form.tsx';
import { usePostedResult } from './use-posted-result.ts';
import { signedUpToast } from './signed-up-toast.tsx';

/** The section that holds the form, until its success takes the form's place. */
export function SmsSignUp() {
  const posted = usePostedResult();
  usePostedToast(posted);
  const [isSignedUp, setSignedUp] = useState(posted?.status === 'success');
  return (
    <section
      id="sign-up"
      aria-labelledby="sign-up-heading"
      className="relative mt-8 overflow-hidden rounded-card border border-line bg-white p-6 shadow-card before:absolute before:inset-x-0 before:top-0 before:h-1.5 before:bg-redbud-700 sm:p-8"
    >
      <h2 id="sign-up-heading" className="text-subheading">
        {smsForm.heading}
      </h2>
      {isSignedUp ? (
        <SignedUpMessage />
      ) : (
        <SmsOptInForm
          posted={posted?.status === 'error' ? posted : undefined}
          onSuccess={() => setSignedUp(true)}
        />
      )}
    </section>
  );
}

/** The toast that the form would have raised itself; faults of its fields stand beside them. */
function usePostedToast(posted: FormResult | undefined): void {
  useEffect(() => {
    if (posted?.status === 'success') toast(signedUpToast);
    if (posted?.status !== 'error' || posted.errors.length > 0) return;
    const { title } = smsForm.errorToast;
    toast({ title, description: posted.message, variant: 'destructive' });
  }, [posted]);
}
