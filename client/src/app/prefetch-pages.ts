import { matchPage } from '#shared/site-map.ts';
import icons from '../assets/icons.svg';
import { whenIdle } from '../lib/when-idle.ts';
import { routes } from './routes.ts';

/**
 * Back and forward cannot wait for code, so once a visitor stays, the rest of the pages is fetched in
 * quiet moments; not for those who asked to save data.
 */
export function prefetchOtherPages(): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // A document carries its own icons alone: what is drawn from now on takes them from this file.
  void fetch(icons).catch(() => undefined);
  const current = matchPage(location.pathname).id;
  const waiting = Object.entries(routes).filter(([id]) => id !== current);
  const next = () => {
    const entry = waiting.shift();
    if (!entry) return;
    // A failed prefetch is no loss: the page is asked for again when a visitor goes there.
    void entry[1].preload().then(
      () => whenIdle(next),
      () => undefined,
    );
  };
  whenIdle(next);
}
