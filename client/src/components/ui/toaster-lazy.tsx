import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { type ToastStore, toastStore } from '../../lib/toast-store.ts';

type ToasterComponent = ComponentType<{ store: ToastStore }>;

let loading: Promise<ToasterComponent> | undefined;

/**
 * Fetches the code that draws toasts (11 kB). Forms call it when a visitor starts to fill them in:
 * the toast about a lost connection has to be there before the connection is lost.
 */
export function preloadToaster(): Promise<ToasterComponent> {
  loading ??= import('./toaster.tsx').then(
    (module) => module.Toaster,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Stands once in the app and costs nothing until the first toast. Never rendered on the server:
 * Radix sets style attributes, which the content security policy refuses in served HTML.
 */
export function LazyToaster({ store = toastStore }: { store?: ToastStore }) {
  const [Toaster, setToaster] = useState<ToasterComponent>();
  const toasts = useSyncExternalStore(store.subscribe, store.getToasts, store.getToasts);
  const isWanted = !Toaster && toasts.length > 0;

  useEffect(() => {
    if (!isWanted) return;
    let isMounted = true;
    preloadToaster().then(
      (component) => {
        if (isMounted) setToaster(() => component);
      },
      // Without its code no toast can be drawn; the next one tries again, and the page stays whole.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
    // `toasts` as well: each new toast is a new try.
  }, [isWanted, toasts]);

  return Toaster ? <Toaster store={store} /> : null;
}
