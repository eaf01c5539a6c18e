import { blogTexts } from '#shared/content/blog-texts.ts';
import { Link2, type LucideIcon, Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Tooltip, TooltipGroup } from '../../components/ui/tooltip.tsx';
import { toast } from '../../lib/toast-store.ts';

const { copyLink, linkCopied, linkNotCopied, print } = blogTexts.post;

/** What a reader does with a checklist: pass it on, and tape it inside a cupboard. */
export function PostActions() {
  return (
    <div className="flex gap-2 noscript:hidden print:hidden">
      <TooltipGroup>
        <Tooltip label={copyLink}>
          <IconButton label={copyLink} icon={Link2} onClick={() => void copyAddress()} />
        </Tooltip>
        <Tooltip label={print}>
          <IconButton label={print} icon={Printer} onClick={() => window.print()} />
        </Tooltip>
      </TooltipGroup>
    </div>
  );
}

/** Pages without TLS have no clipboard, and a visitor may refuse it. */
async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    toast({ title: linkCopied });
  } catch {
    toast({ ...linkNotCopied, variant: 'destructive' });
  }
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  label: string;
  icon: LucideIcon;
}

/** Hands every other property on, so that a tooltip can listen to it. */
function IconButton({ label, icon: Icon, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-control border border-line bg-white text-ink-800 hover:border-redbud-700 hover:text-redbud-700"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
