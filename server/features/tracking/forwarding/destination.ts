import type { CleanEvent } from '#shared/analytics/clean-event.ts';

/** An event on its way out, with what the receiver itself calls this browser. */
export interface AgreedEvent {
  readonly event: CleanEvent;
  /** The cookies of the services, as the browser sent them: see AgreedCookies in http/endpoint.ts. */
  readonly cookies: Readonly<Record<string, string>>;
}

/** A third party that receives events. */
export interface Destination<Item = unknown> {
  readonly name: 'ga4' | 'meta';
  /** How many items one call of `send` takes. */
  readonly batchSize: number;
  /** @returns undefined when this receiver does not get the event, or does not know the browser */
  prepare(event: AgreedEvent): Item | undefined;
  /** @returns how many items arrived. @throws when none did */
  send(items: readonly Item[], signal: AbortSignal): Promise<number>;
}
