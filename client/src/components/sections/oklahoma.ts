import { company } from '#shared/content/company.ts';

/** Degrees, as on every map: longitude first. */
export type Coordinates = readonly [longitude: number, latitude: number];

/** Oklahoma's border, clockwise from the Kansas line; the many bends at the bottom are the Red River. */
// prettier-ignore
export const OKLAHOMA_BORDER: readonly Coordinates[] = [
  [-100.09, 37], [-94.62, 37], [-94.62, 36.5], [-94.43, 35.4], [-94.48, 33.64], [-94.87, 33.75],
  [-94.97, 33.86], [-95.22, 33.96], [-95.29, 33.87], [-95.55, 33.88], [-95.6, 33.93], [-95.84, 33.83],
  [-95.94, 33.89], [-96.15, 33.84], [-96.35, 33.69], [-96.42, 33.77], [-96.63, 33.85], [-96.85, 33.85],
  [-96.92, 33.96], [-97.17, 33.74], [-97.26, 33.86], [-97.37, 33.82], [-97.46, 33.91], [-97.69, 33.98],
  [-97.87, 33.85], [-97.95, 33.99], [-98.09, 34], [-98.17, 34.11], [-98.36, 34.16], [-98.49, 34.06],
  [-98.57, 34.15], [-98.77, 34.14], [-98.99, 34.22], [-99.19, 34.21], [-99.26, 34.4], [-99.58, 34.42],
  [-99.7, 34.38], [-99.92, 34.57], [-100, 34.56], [-100, 36.5], [-101.81, 36.5], [-103, 36.5],
  [-103, 37], [-102.04, 36.99],
];

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a place lies on a map around the office: x to the east and y to the south, in miles.
 * Azimuthal equidistant, the projection in which every distance from the middle is true, so that the
 * circle of our radius really is a circle.
 */
export function milesFromOffice([longitude, latitude]: Coordinates): readonly [number, number] {
  const office = radians(company.geo.latitude);
  const place = radians(latitude);
  const turn = radians(longitude - company.geo.longitude);
  const cosine =
    Math.sin(office) * Math.sin(place) + Math.cos(office) * Math.cos(place) * Math.cos(turn);
  const angle = Math.acos(Math.min(1, cosine));
  const scale = angle === 0 ? 0 : (EARTH_RADIUS_MILES * angle) / Math.sin(angle);
  return [
    scale * Math.cos(place) * Math.sin(turn),
    -scale *
      (Math.cos(office) * Math.sin(place) - Math.sin(office) * Math.cos(place) * Math.cos(turn)),
  ];
}

/** The SVG path of a closed line, in whole miles (a mile is half a pixel on the page). */
export function outlinePath(border: readonly Coordinates[]): string {
  const points = border.map((place) => milesFromOffice(place).map(Math.round).join(' '));
  return `M${points.join('L')}Z`;
}
