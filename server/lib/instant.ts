import { z } from 'zod';

/** A time as a Date, also where it went through JSON as an ISO string with its zone. */
export const instant = z.union([
  z.date(),
  z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
]);
