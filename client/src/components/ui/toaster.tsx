import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { cn } from '../../lib/cn.ts';
import { Leaving, Moving } from '../motion/moving.tsx';
import { Unbroken } from './unbroken.tsx';
import { TOAST_DURATION_MS, type ToastEntry, type ToastStore } from '../../lib/toast-store.ts';

/** Pixels a toast is dragged to the right before it goes (spec §9). */
const SWIPE_THRESHOLD_PX = 50;

/** Draws the toasts of a store. F8 moves the keyboard to them, Escape closes. */
export function Toaster({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={SWIPE_THRESHOLD_PX}
      swipeDirection="right"
    >
      <Leaving>
        {toasts
          .filter(({ open }) => open)
          .map((entry) => (
            <ToastCard key={entry.id} entry={entry} onClose={() => store.dismiss(entry.id)} />
          ))}
      </Leaving>
      <Toast.Viewport
        hotkey={['F8']}
        // Beside an open chat or below its header: there are the ways to a person and out.
        className="fixed top-18 right-0 z-[100] flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none in-[:has(.chat-panel)]:max-sm:top-25 in-[:has(.chat-panel)]:lg:[@media(height<57.5rem)]:right-[26rem] print:hidden [&:focus-visible>li]:outline-3 [&:focus-visible>li]:outline-redbud-700"
      />
    </Toast.Provider>
  );
}

function ToastCard({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const isDestructive = entry.variant === 'destructive';
  return (
    <Toast.Root
      asChild
      forceMount
      open={entry.open}
      {...(entry.duration !== undefined && { duration: entry.duration })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Moving
        as="li"
        way="toast"
        className={cn(
          'relative flex gap-3 rounded-control py-4 pr-14 pl-5 shadow-raised',
          // The next one takes the place of the one that goes.
          'inert:absolute inert:inset-x-4',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
          isDestructive
            ? 'on-dark bg-danger-700 text-white'
            : 'border border-line bg-white text-ink-800',
        )}
      >
        <div className="min-w-0 grow">
          {entry.title !== undefined && (
            <Toast.Title
              className={cn(
                'text-small font-semibold',
                isDestructive ? 'text-white' : 'text-ink-950',
              )}
            >
              {entry.title}
            </Toast.Title>
          )}
          {entry.description !== undefined && (
            <Toast.Description className="text-small text-balance break-words">
              {typeof entry.description === 'string' ? (
                <Unbroken text={entry.description} />
              ) : (
                entry.description
              )}
            </Toast.Description>
          )}
        </div>
        <Toast.Close
          aria-label="Close"
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-control opacity-80 hover:opacity-100"
        >
          <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 stroke-current">
            <path d="M4 4l12 12M16 4L4 16" fill="none" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </Toast.Close>
      </Moving>
    </Toast.Root>
  );
}
