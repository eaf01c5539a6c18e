import type { ReactNode } from 'react';

/** Spec §9. */
const TOAST_LIMIT = 1;
const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5000;

export interface ToastOptions {
  title?: string;
  description?: ReactNode;
  variant?: 'default' | 'destructive';
  /** How long it stays up, in milliseconds; 5000 by default. */
  duration?: number;
}

export interface ToastEntry extends ToastOptions {
  readonly id: number;
  /** False once dismissed: it plays its exit and is kept hidden until it is removed. */
  readonly open: boolean;
}

export interface ToastStore {
  /** Shows a toast in place of the one before it; gives back its id. */
  toast: (options: ToastOptions) => number;
  /** Closes one toast, or all of them. */
  dismiss: (id?: number) => void;
  subscribe: (listener: () => void) => () => void;
  getToasts: () => readonly ToastEntry[];
}

const NONE: readonly ToastEntry[] = [];

/** Newest first, never more than TOAST_LIMIT; closed ones go after TOAST_REMOVE_DELAY_MS. */
export function createToastStore(): ToastStore {
  let toasts = NONE;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const removals = new Map<number, ReturnType<typeof setTimeout>>();

  function update(next: readonly ToastEntry[]): void {
    toasts = next.slice(0, TOAST_LIMIT);
    for (const [id, timer] of removals) {
      if (toasts.some((entry) => entry.id === id)) continue;
      clearTimeout(timer);
      removals.delete(id);
    }
    for (const listener of listeners) listener();
  }

  function removeLater(id: number): void {
    if (removals.has(id)) return;
    const remove = () => update(toasts.filter((entry) => entry.id !== id));
    removals.set(id, setTimeout(remove, TOAST_REMOVE_DELAY_MS));
  }

  return {
    toast(options) {
      lastId += 1;
      update([{ ...options, id: lastId, open: true }, ...toasts]);
      return lastId;
    },
    dismiss(id) {
      const isMeant = (entry: ToastEntry) => id === undefined || entry.id === id;
      for (const entry of toasts.filter(isMeant)) removeLater(entry.id);
      update(toasts.map((entry) => (isMeant(entry) ? { ...entry, open: false } : entry)));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getToasts: () => toasts,
  };
}

/**
 * The page's one store: a toast is raised from anywhere and shown by whichever <LazyToaster> is
 * mounted. It stays empty on the server, where nothing raises toasts.
 */
export const toastStore = createToastStore();

/** Shows a short notice in the corner of the screen. */
export const toast = toastStore.toast;
