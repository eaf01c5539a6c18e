import type { Logger } from 'pino';
import {
  CAP_TEXTS,
  type CapName,
  NO_CAPS,
  type ReachedCap,
  type WelcomeCaps,
} from './sending/welcome-caps.ts';
import { OWN_NUMBERS } from '#shared/phone/text-number.ts';

/** What holds for sign-ups beyond what is recorded of them. */
export interface SmsPolicy {
  readonly caps: WelcomeCaps;
  /** In E.164; these cannot be signed up. */
  readonly ownNumbers: readonly string[];
  /** The alarm: a welcome was withheld. */
  readonly onCapReached: (reached: ReachedCap) => void;
}

/** No caps: for what staff record. */
export const OPEN_POLICY: SmsPolicy = {
  caps: NO_CAPS,
  ownNumbers: OWN_NUMBERS,
  onCapReached: () => undefined,
};

export interface SmsSettings {
  readonly caps: WelcomeCaps;
  /** The provider's sender: E.164, or the id of a messaging service. */
  readonly from: string | undefined;
}

const ALARM_EVERY_MS = 60 * 60_000;

/** The policy of the settings. The same cap is logged once an hour: an attack reaches it many times. */
export function createSmsPolicy(
  { caps, from }: SmsSettings,
  { logger, clock }: { readonly logger: Pick<Logger, 'error'>; readonly clock: () => Date },
): SmsPolicy {
  const loggedAt = new Map<CapName, number>();
  return {
    caps,
    ownNumbers: from === undefined ? OWN_NUMBERS : [...OWN_NUMBERS, from],
    onCapReached({ cap, limit }) {
      const now = clock().getTime();
      if (now - (loggedAt.get(cap) ?? -Infinity) < ALARM_EVERY_MS) return;
      loggedAt.set(cap, now);
      logger.error(
        { cap: CAP_TEXTS[cap], limit },
        'welcome messages are withheld: a cap is reached; "staff sms caps" shows what came',
      );
    },
  };
}
