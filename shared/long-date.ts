const MONTHS =
  'January February March April May June July August September October November December';

/** A day as people read it: '2025-04-23' is "April 23, 2025". */
export function longDate(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return `${MONTHS.split(' ')[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}
