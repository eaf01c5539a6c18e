import { type ReactNode, useId } from 'react';

export interface PreferenceBoxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  label: ReactNode;
  /** What belongs to the label but is no part of what a press checks. */
  children?: ReactNode;
}

/** A consent: never checked for anyone. */
export function PreferenceBox({ isChecked, onChange, label, children }: PreferenceBoxProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="check-box"
      />
      <label
        htmlFor={id}
        className="flex min-h-11 basis-0 grow cursor-pointer items-center text-caption"
      >
        <span>{label}</span>
      </label>
      {children}
    </div>
  );
}
