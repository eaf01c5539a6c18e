import { type ReactNode, useId } from 'react';

export interface PreferenceBoxProps {
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A consent: never ticked for anyone. */
export function PreferenceBox({ isTicked, onChange, children }: PreferenceBoxProps) {
  const id = useId();
  return (
    <div className="mt-3 flex gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 shrink-0 cursor-pointer accent-redbud-700"
      />
      <label htmlFor={id} className="min-w-0 cursor-pointer text-caption">
        {children}
      </label>
    </div>
  );
}
