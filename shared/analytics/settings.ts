/**
 * Which services are configured: part of the page state, because settings change only with a restart
 * and pages are cached for no longer. Absent: none is, nobody is asked, nothing is loaded.
 * The ids of Meta and of the tag manager are asked for after a yes (GET /api/meta-pixel-id,
 * GET /api/gtm-container-id).
 */
export interface AnalyticsSettings {
  /** GA_MEASUREMENT_ID. Absent: no Google Analytics. */
  readonly gaMeasurementId?: string;
  /**
   * Who sends Google Analytics the events other than page views, which are always the browser's. With
   * `server` the browser must not send them as well: Google Analytics does not recognize copies.
   */
  readonly gaEventsFrom: 'browser' | 'server';
  readonly hasMetaPixel: boolean;
  readonly hasTagManager: boolean;
}
