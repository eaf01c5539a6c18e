import type { SiteSignals } from './send-signal.ts';

/**
 * Listens to a signal. By itself, because what sends signals travels with every page.
 * @param until ends the listening
 */
export function onSignal<N extends keyof SiteSignals>(
  name: N,
  listener: (detail: SiteSignals[N]) => void,
  until: AbortSignal,
): void {
  const handle = (event: Event) => listener((event as CustomEvent<SiteSignals[N]>).detail);
  document.addEventListener(`site:${name}`, handle, { signal: until });
}
