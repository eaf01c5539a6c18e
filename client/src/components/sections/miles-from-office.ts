import { company } from '#shared/content/company.ts';
import { type Coordinates, milesFrom } from '#shared/identity/miles-from.ts';

export type { Coordinates };

/** Where a place lies on a map around the office: x to the east and y to the south, in miles. */
export const milesFromOffice = (place: Coordinates) =>
  milesFrom([company.geo.longitude, company.geo.latitude], place);
