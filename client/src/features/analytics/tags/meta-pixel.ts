import { definitionOf, type EventDefinition } from '#shared/analytics/event-table.ts';
import { loadScript } from './load-script.ts';
import type { Tag } from './tag.ts';

/** Meta's function on the window: queues calls until its script comes and answers them itself. */
interface PixelFunction {
  (...words: unknown[]): void;
  callMethod?: (...words: unknown[]) => void;
  queue: unknown[][];
  push: PixelFunction;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
}

function createPixelFunction(): PixelFunction {
  const pixel: PixelFunction = Object.assign(
    (...words: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...words);
      else pixel.queue.push(words);
    },
    {
      queue: [],
      push: undefined as unknown as PixelFunction,
      loaded: true,
      version: '2.0',
      // Its script would count a page view at each change of the address, beside ours.
      disablePushState: true,
    },
  );
  pixel.push = pixel;
  return pixel;
}

/**
 * The Meta pixel: page views and the events that Meta gets, with the ids the server sends as well.
 * @param host the window
 */
export function createMetaPixel(pixelId: string, host: object): Tag {
  const pixel = createPixelFunction();
  let hasRun = () => false;
  return {
    isReady: () => hasRun(),
    load() {
      Object.assign(host, { fbq: pixel, _fbq: pixel });
      // Without this its script reads buttons and form fields by itself.
      pixel('set', 'autoConfig', false, pixelId);
      pixel('init', pixelId);
      hasRun = loadScript('https://connect.facebook.net/en_US/fbevents.js');
    },
    track({ event, label, value, customData, eventId }) {
      const { meta }: EventDefinition = definitionOf(event);
      if (!meta) return;
      const fields = {
        ...(label !== null && { content_name: label }),
        // Meta takes every value for money.
        ...(value !== null && event === 'lead' && { value, currency: 'USD' }),
        ...customData,
      };
      pixel(meta.isStandard ? 'track' : 'trackCustom', meta.name, fields, { eventID: eventId });
    },
    silence() {
      pixel('consent', 'revoke');
    },
  };
}
