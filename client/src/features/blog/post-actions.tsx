import { blogTexts } from '#shared/content/blog-texts.ts';
import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../../components/ui/icon.tsx';
import { Tooltip, TooltipGroup } from '../../components/ui/tooltip.tsx';
import { toast } from '../../lib/toast-store.ts';

const { copyLink, linkCopied, linkNotCopied, print } = blogTexts.post;

/** What a reader does with a checklist: pass it on, and tape it inside a cupboard. */
export function PostActions() {
  return (
    <div className="flex gap-2 noscript:hidden print:hidden">
      <TooltipGroup>
        <Tooltip label={copyLink}>
          <IconButton label={copyLink} icon="link-2" onClick={() => void copyAddress()} />
        </Tooltip>
        <Tooltip label={print}>
          <IconButton label={print} icon="printer" onClick={() => window.print()} />
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
  icon: IconName;
}

/** Hands every other property on, so that a tooltip can listen to it. */
function IconButton({ label, icon, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-control border border-line bg-white text-ink-800 hover:border-redbud-700 hover:text-redbud-700"
    >
      <Icon name={icon} />
    </button>
  );
}
