/**
 * A whole number with a comma between its thousands: `2,000`. Not toLocaleString(): the first use of
 * `Intl` holds a phone up for about 100 ms.
 */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
}
