import { useId } from 'react';

export interface LeadFieldProps {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** One detail of the visitor, as it was understood: label and field on one line, so that all three fit. */
export function LeadField({ label, problem, onChange, ...input }: LeadFieldProps) {
  const id = useId();
  return (
    <div className="mt-2.5 grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-2">
      <label htmlFor={id} className="font-semibold text-ink-950">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        className="block min-h-11 w-full rounded-control border border-field bg-white px-3 text-[1rem] text-ink-950 aria-invalid:border-danger-700"
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="col-start-2 mt-1 font-semibold text-danger-700">
          {problem}
        </p>
      )}
    </div>
  );
}
