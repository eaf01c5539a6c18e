import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Track } from '../track.ts';

/**
 * Tells how fast the page was, when it is put away: by then a value has seen the whole visit. One that
 * grows after a return is told again. They belong to the page that was loaded, wherever the visitor
 * went from there; a visit that came by a page where nothing is measured tells nothing.
 * @param page path of the page that was loaded
 * @param isMeasured asked when there is something to track
 */
export function watchWebVitals(track: Track, page: string, isMeasured: () => boolean): void {
  /** By the id of the measurement: a page that comes back from the browser's memory is measured anew. */
  const untold = new Map<string, MetricType>();

  function tellAll(): void {
    const metrics = [...untold.values()];
    untold.clear();
    if (!isMeasured()) return;
    for (const { name, value, navigationType } of metrics) {
      track('web_vitals', {
        label: name,
        value,
        customData: { navigation_type: navigationType },
        page,
      });
    }
  }

  function note(metric: MetricType): void {
    untold.set(metric.id, metric);
    // The last values come while the page is being hidden.
    if (document.visibilityState === 'hidden') tellAll();
  }

  for (const observe of [onLCP, onCLS, onFCP, onTTFB, onINP]) observe(note);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tellAll();
  });
  addEventListener('pagehide', tellAll);
}
