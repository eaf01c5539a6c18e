import type { gtmContainerId, metaPixelId } from '#shared/contracts/third-party-ids.ts';
import type { trackEvent } from '#shared/contracts/track-event.ts';
import type { Config } from '#server/config.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { agreedCookies } from './agreed-cookies.ts';
import type { TrackingService } from './tracking-service.ts';

/** Accepts the event and answers at once; it is forwarded afterwards. */
export function takeEvent(tracking: Pick<TrackingService, 'take'>): Handler<typeof trackEvent> {
  return ({ data, caller }) => {
    tracking.take(data, caller.request && agreedCookies(caller.request));
    return Promise.resolve({ success: true });
  };
}

export function readPixelId({ pixelId }: Config['meta']): Handler<typeof metaPixelId> {
  return () => Promise.resolve({ success: true, pixelId: pixelId ?? null });
}

export function readContainerId(id: Config['gtmContainerId']): Handler<typeof gtmContainerId> {
  return () => Promise.resolve({ success: true, containerId: id ?? null });
}
