import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Track } from '../track.ts';

/**
 * Tracks how fast the page was, when it is hidden: by then a value has seen the whole visit. One that
 * grows after a return is tracked again. They belong to the page that was loaded, wherever the visitor
 * went from there; a visit that came by a page where nothing is measured tracks nothing.
 * @param page path of the page that was loaded
 * @param isMeasured asked when there is something to track
 */
export function watchWebVitals(track: Track, page: string, isMeasured: () => boolean): void {
  /** By the id of the measurement: a page that comes back from the browser's memory is measured anew. */
  const pending = new Map<string, MetricType>();

  function trackAll(): void {
    const metrics = [...pending.values()];
    pending.clear();
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
    pending.set(metric.id, metric);
    // The last values come while the page is being hidden.
    if (document.visibilityState === 'hidden') trackAll();
  }

  for (const observe of [onLCP, onCLS, onFCP, onTTFB, onINP]) observe(note);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') trackAll();
  });
  addEventListener('pagehide', trackAll);
}
