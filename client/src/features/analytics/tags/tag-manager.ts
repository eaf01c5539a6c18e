import type { DataLayer } from './data-layer.ts';
import { loadScript } from './load-script.ts';
import type { Tag } from './tag.ts';

/**
 * Google Tag Manager. Every event reaches its container under the name of our own table, so that the
 * owner can let a tag follow any of them.
 */
export function createTagManager(containerId: string, layer: DataLayer): Tag {
  let isReady = () => false;
  return {
    isReady: () => isReady(),
    load() {
      layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
      const id = encodeURIComponent(containerId);
      isReady = loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    },
    track({ event, category, label, value, customData, eventId }, { href, title }) {
      layer.push({
        event,
        event_category: category,
        event_label: label,
        event_value: value,
        event_data: customData,
        event_id: eventId,
        page_location: href,
        page_title: title,
      });
    },
    // Nothing more comes into the queue; what its container has loaded ends with the document.
    silence: () => undefined,
  };
}
