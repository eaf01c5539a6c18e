import { company } from '#shared/content/company.ts';

/** Degrees, as on every map: longitude first. */
export type Coordinates = readonly [longitude: number, latitude: number];

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
