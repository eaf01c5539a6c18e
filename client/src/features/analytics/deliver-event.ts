import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import { CONSENT_PARAMETER, ANALYTICS_CONSENT_VERSION } from '#shared/analytics/consent.ts';
import { apiPaths } from '#shared/api/paths.ts';
import type { Log } from '../../lib/log.ts';

const PATH = apiPaths.trackEvent;

/**
 * Sends events to our own server so that leaving the page loses none. A failure is noted, nothing is
 * tried again (spec §7).
 */
export function createDelivery(log: Log): (event: CleanEvent, isAllowed: boolean) => void {
  return (event, isAllowed) => {
    const address = isAllowed ? `${PATH}?${CONSENT_PARAMETER}=${ANALYTICS_CONSENT_VERSION}` : PATH;
    const body = JSON.stringify(event);
    const failed = (cause: unknown) => log(`The event ${event.event} was not counted.`, cause);
    if (!('keepalive' in Request.prototype)) {
      // An older browser: the beacon outlives the page, but cannot say how it ended.
      const isTaken = navigator.sendBeacon(address, new Blob([body], { type: JSON_TYPE }));
      if (!isTaken) failed('The browser took no beacon.');
      return;
    }
    fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': JSON_TYPE },
      body,
      keepalive: true,
      // The page's whole address, query and all, is private.
      referrerPolicy: 'origin',
    }).then((response) => {
      if (!response.ok) failed(response.status);
    }, failed);
  };
}

const JSON_TYPE = 'application/json';
