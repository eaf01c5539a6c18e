/** A time zone of the United States, by the rule that holds since 2007 (15 U.S.C. §260a). */
export interface TimeZone {
  /** As people say it: "8 AM Central". */
  readonly word: string;
  /** Hours behind UTC in winter. */
  readonly hoursBehind: number;
  /** Names in winter and in summer; the same where clocks are not changed. */
  readonly standard: string;
  readonly summer: string;
}

const zones: Readonly<Record<string, TimeZone>> = {
  'America/New_York': { word: 'Eastern', hoursBehind: 5, standard: 'EST', summer: 'EDT' },
  'America/Chicago': { word: 'Central', hoursBehind: 6, standard: 'CST', summer: 'CDT' },
  'America/Denver': { word: 'Mountain', hoursBehind: 7, standard: 'MST', summer: 'MDT' },
  'America/Phoenix': { word: 'Mountain', hoursBehind: 7, standard: 'MST', summer: 'MST' },
  'America/Los_Angeles': { word: 'Pacific', hoursBehind: 8, standard: 'PST', summer: 'PDT' },
  'America/Anchorage': { word: 'Alaska', hoursBehind: 9, standard: 'AKST', summer: 'AKDT' },
  'Pacific/Honolulu': { word: 'Hawaii', hoursBehind: 10, standard: 'HST', summer: 'HST' },
};

export const isTimeZone = (name: string): boolean => Object.hasOwn(zones, name);

/** @throws Error for a zone that is not in the list */
export function timeZoneOf(name: string): TimeZone {
  const zone = zones[name];
  if (!zone) throw new Error(`${name} is no time zone of the United States.`);
  return zone;
}
