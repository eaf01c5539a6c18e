import { DENIED_SIGNALS, GRANTED_SIGNALS } from '#shared/analytics/consent.ts';

/** Google's queue on the window: both of its scripts read it, from the beginning and as it grows. */
export interface DataLayer {
  /** A command such as `gtag('event', …)`. */
  readonly command: (...words: unknown[]) => void;
  /** An event or variables for the tag manager. */
  readonly push: (entry: Readonly<Record<string, unknown>>) => void;
}

/**
 * The queue, with Consent Mode in it before any script of Google can read it: everything denied, then
 * granted what the visitor agreed to. Called after a yes only.
 * @param host the window
 */
export function openDataLayer(host: object): DataLayer {
  const queue = ((host as { dataLayer?: unknown[] }).dataLayer ??= []);
  // Google tells commands from other entries by their being an arguments object; an array is ignored.
  function command(): void {
    queue.push(arguments);
  }
  const layer: DataLayer = {
    command,
    push: (entry) => {
      queue.push(entry);
    },
  };
  layer.command('consent', 'default', DENIED_SIGNALS);
  layer.command('consent', 'update', GRANTED_SIGNALS);
  return layer;
}
