import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { NoticeBanner, noticeGround } from './notice-banner.tsx';

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
      className={cn(noticeGround, 'flex items-center rounded-card p-8 sm:min-h-64 sm:px-12')}
    >
      <NoticeBanner />
      <div className="relative flex flex-col items-start gap-6 sm:w-1/2">
        <p className="text-subheading text-balance text-ink-950">{text}</p>
        {children}
      </div>
    </div>
  );
}
