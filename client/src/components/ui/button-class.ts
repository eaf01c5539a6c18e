import { cn } from '../../lib/cn.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'on-dark' | 'on-dark-quiet';

/** `action` has no style: the privacy notice keeps clear of what wears it (features/privacy). */
const base =
  'action inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-6 py-3 text-center font-semibold no-underline transition-colors duration-200 ease-out disabled:cursor-not-allowed disabled:opacity-70';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-redbud-700 text-white hover:bg-redbud-800',
  secondary:
    'border border-ink-600/40 bg-white text-ink-950 hover:border-redbud-700 hover:text-redbud-700',
  'on-dark': 'bg-redbud-300 text-ink-950 hover:bg-redbud-100',
  'on-dark-quiet': 'border border-white/40 text-white hover:border-white hover:bg-white/10',
};

/** The look of a button, for links and buttons alike: what it does decides which element it is. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return cn(base, variants[variant], extra);
}
