import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import type { AnalyticsSettings } from '#shared/analytics/settings.ts';
import { apiPaths } from '#shared/api/paths.ts';
import type { Log } from '../../../lib/log.ts';
import { pageNow } from '../page-now.ts';
import { askId } from './ask-id.ts';
import { createTagQueue } from './create-tag-queue.ts';
import { type DataLayer, openDataLayer } from './data-layer.ts';
import { createGoogleAnalytics } from './google-analytics.ts';
import { createMetaPixel } from './meta-pixel.ts';
import type { Tag } from './tag.ts';
import { createTagManager } from './tag-manager.ts';

/** The scripts of all configured services. */
export interface Tags {
  readonly track: (event: CleanEvent) => void;
  /** Nothing is tracked from now on. */
  readonly silence: () => void;
}

/**
 * Loads the scripts of the configured services. Called after a yes, on a page others may see, with a
 * clean address bar. What is tracked meanwhile is queued for them.
 */
export function startTags(settings: AnalyticsSettings, log: Log): Tags {
  const { gaMeasurementId, hasTagManager } = settings;
  const layer = gaMeasurementId || hasTagManager ? openDataLayer(window) : undefined;
  const queues = [
    createTagQueue({ name: 'Google Analytics', find: () => googleAnalytics(settings, layer), log }),
    createTagQueue({ name: 'Google Tag Manager', find: () => tagManager(settings, layer), log }),
    createTagQueue({ name: 'Meta pixel', find: () => metaPixel(settings), log }),
  ];
  return {
    track(event) {
      const page = pageNow();
      for (const queue of queues) queue.track(event, page);
    },
    silence() {
      for (const queue of queues) queue.silence();
    },
  };
}

type MaybeLayer = DataLayer | undefined;

function googleAnalytics(settings: AnalyticsSettings, layer: MaybeLayer): Promise<Tag | null> {
  const { gaMeasurementId: measurementId, gaEventsFrom } = settings;
  const sendsEvents = gaEventsFrom === 'browser';
  const isConfigured = measurementId !== undefined && layer !== undefined;
  return Promise.resolve(
    isConfigured ? createGoogleAnalytics({ measurementId, sendsEvents, layer }) : null,
  );
}

async function tagManager(settings: AnalyticsSettings, layer: MaybeLayer): Promise<Tag | null> {
  if (!settings.hasTagManager || !layer) return null;
  const id = await askId(apiPaths.gtmContainerId, 'containerId');
  return id === null ? null : createTagManager(id, layer);
}

async function metaPixel(settings: AnalyticsSettings): Promise<Tag | null> {
  const id = settings.hasMetaPixel ? await askId(apiPaths.metaPixelId, 'pixelId') : null;
  return id === null ? null : createMetaPixel(id, window);
}
