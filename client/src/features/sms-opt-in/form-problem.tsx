import { useEffect, useRef } from 'react';
import { type SmsFieldErrors, smsFieldIds, type SmsFieldName } from './form-fields.ts';

/** Heads a form that came back from the server: what went wrong, with links to the fields. */
export function FormProblem({ message, errors }: { message: string; errors: SmsFieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only a visitor who has not begun to correct the form is brought here.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, []);
  const fields = (Object.keys(smsFieldIds) as SmsFieldName[]).filter((field) => errors[field]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-control border-2 border-danger-700 bg-white p-4"
    >
      {/* The server's message repeats the first field's; the links say it once. */}
      {fields.length === 0 ? (
        <p className="font-semibold text-danger-700">{message}</p>
      ) : (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a
                href={`#${smsFieldIds[field]}`}
                className="inline-flex min-h-11 items-center font-semibold text-danger-700 underline underline-offset-4"
              >
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
