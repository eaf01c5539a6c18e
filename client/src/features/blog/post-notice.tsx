import type { ReactNode } from 'react';

/** Stands where posts would be: nothing there yet, not found, or not to be had. */
export function PostNotice({
  text,
  role,
  children,
}: {
  text: string;
  role?: 'alert';
  children?: ReactNode;
}) {
  return (
    <div
      role={role}
      className="flex flex-col items-start gap-6 rounded-card border border-line bg-white p-8 sm:p-12"
    >
      <p className="text-lead text-ink-950">{text}</p>
      {children}
    </div>
  );
}
