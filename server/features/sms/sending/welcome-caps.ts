import type { Queryable } from '#server/db/database.ts';
import { smsMessages } from '#shared/schema.ts';
import { and, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';

/**
 * How many welcome messages leave because of sign-ups that anybody can make on the web; 0 lifts a cap.
 * Beyond the first of them a consent is recorded as ever, and its welcome is withheld.
 */
export interface WelcomeCaps {
  /** Sign-ups from one network: the address without its last part (http/network.ts). */
  readonly networkHour: number;
  readonly networkDay: number;
  readonly areaCodeHour: number;
  readonly areaCodeDay: number;
  /** All of the site. */
  readonly hour: number;
  readonly day: number;
}

export type CapName = keyof WelcomeCaps;

export const NO_CAPS: WelcomeCaps = {
  networkHour: 0,
  networkDay: 0,
  areaCodeHour: 0,
  areaCodeDay: 0,
  hour: 0,
  day: 0,
};

/** A cap as whoever reads a log, the evidence or a table knows it. */
export const CAP_TEXTS = {
  networkHour: 'from one network in an hour (SMS_CAP_ADDRESS_HOUR)',
  networkDay: 'from one network in a day (SMS_CAP_ADDRESS_DAY)',
  areaCodeHour: 'to one area code in an hour (SMS_CAP_AREA_HOUR)',
  areaCodeDay: 'to one area code in a day (SMS_CAP_AREA_DAY)',
  hour: 'in an hour (SMS_CAP_HOUR)',
  day: 'in a day (SMS_CAP_DAY)',
} as const satisfies Record<CapName, string>;

export interface ReachedCap {
  readonly cap: CapName;
  readonly limit: number;
}

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Welcomes of sign-ups on the web that were not withheld, since a moment. */
export function countedSince(moment: Date): SQL | undefined {
  return and(
    isWelcome,
    isNotNull(smsMessages.network),
    isLetThrough,
    gt(smsMessages.createdAt, moment),
  );
}

export const isWelcome = inArray(smsMessages.kind, ['welcome', 'confirm']);
export const isLetThrough = ne(smsMessages.state, 'withheld');

export const hourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);
export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);

/** The area code of a message's number, in SQL. */
export const areaCodeOf = sql<string>`substr(${smsMessages.phoneNumberE164}, 3, 3)`;

/**
 * The first cap that one more welcome would exceed. Call it while the chain of consents is locked
 * (consent/append-event.ts): that lets one sign-up at a time through, of all servers on the database, and
 * what the one before it queued is committed.
 */
export async function findReachedCap(
  tx: Queryable,
  { phoneNumberE164, network }: { readonly phoneNumberE164: string; readonly network: string },
  caps: WelcomeCaps,
  now: Date,
): Promise<ReachedCap | undefined> {
  const isRecent = gt(smsMessages.createdAt, hourBefore(now));
  const isSameNetwork = eq(smsMessages.network, network);
  const isSameAreaCode = eq(areaCodeOf, phoneNumberE164.slice(2, 5));
  const count = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const [counts] = await tx
    .select({
      networkHour: count(and(isRecent, isSameNetwork)),
      networkDay: count(isSameNetwork),
      areaCodeHour: count(and(isRecent, isSameAreaCode)),
      areaCodeDay: count(isSameAreaCode),
      hour: count(isRecent),
      day: sql<number>`count(*)`.mapWith(Number),
    })
    .from(smsMessages)
    .where(countedSince(dayBefore(now)));
  if (!counts) throw new Error('Nothing was counted.');
  const names = Object.keys(NO_CAPS) as CapName[];
  const cap = names.find((name) => caps[name] > 0 && counts[name] >= caps[name]);
  return cap && { cap, limit: caps[cap] };
}
