import type { ReactNode } from 'react';

/** Heading and first sentence of a list of posts. */
export function BlogHead({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children?: ReactNode;
}) {
  return (
    <header className="pb-10 lg:pb-14">
      {children}
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 max-w-[29.5em] text-lead text-balance text-ink-600">{subtitle}</p>
    </header>
  );
}
