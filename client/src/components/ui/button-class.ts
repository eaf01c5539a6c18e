import { cn } from '../../lib/cn.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'on-dark' | 'on-dark-quiet';

/** styles/page.css; the privacy notice keeps clear of what wears it (features/privacy). */
const base = 'action';

const variants: Record<ButtonVariant, string> = {
  // The border shows only where colors are forced, and there it is what makes a button one.
  primary: 'border border-transparent bg-redbud-700 text-white hover:bg-redbud-800',
  secondary:
    'border border-edge bg-white text-ink-950 hover:border-redbud-700 hover:text-redbud-700',
  'on-dark': 'border border-transparent bg-redbud-300 text-ink-950 hover:bg-redbud-100',
  'on-dark-quiet': 'border border-edge-dark text-white hover:border-white hover:bg-white/10',
};

/** The look of a button, for links and buttons alike: what it does decides which element it is. */
export function buttonClass(variant: ButtonVariant = 'primary', extra?: string): string {
  return cn(base, variants[variant], extra);
}
