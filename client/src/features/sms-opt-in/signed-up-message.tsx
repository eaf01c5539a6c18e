import { smsForm } from '#shared/content/sms-consent.ts';
import { useEffect, useRef } from 'react';

/**
 * Takes the place of the form. Focus goes to it, since the button that had it is gone, and it comes to stand
 * below the toast, which is as wide as a phone.
 */
export function SignedUpMessage() {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // A visitor who has moved on since a posted form came back is not called back.
    if (document.activeElement !== document.body) return;
    message.current?.focus({ preventScroll: true });
    message.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="mt-6 flex gap-4 rounded-control border border-leaf-700 bg-leaf-100 p-6">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-7 shrink-0">
        <circle cx="12" cy="12" r="11" className="fill-leaf-700" />
        <path
          d="m7 12.5 3.5 3.5L17 9"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="fill-none stroke-leaf-100"
        />
      </svg>
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className="scroll-mt-28 scroll-mb-16 max-sm:scroll-mt-60 text-lead font-semibold text-leaf-700"
      >
        {smsForm.successMessage}
      </p>
    </div>
  );
}
