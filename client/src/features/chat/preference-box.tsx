import { type ReactNode, useId } from 'react';

export interface PreferenceBoxProps {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  label: ReactNode;
  /** What belongs to the label but is no part of what a press ticks. */
  children?: ReactNode;
}

/** A consent: never ticked for anyone. */
export function PreferenceBox({ isTicked, onChange, label, children }: PreferenceBoxProps) {
  const id = useId();
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 shrink-0 cursor-pointer accent-redbud-700"
      />
      <label
        htmlFor={id}
        className="flex min-h-11 min-w-0 basis-40 grow cursor-pointer items-center text-caption"
      >
        <span>{label}</span>
      </label>
      {children}
    </div>
  );
}
