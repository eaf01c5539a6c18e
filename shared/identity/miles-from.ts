/** Degrees, as on every map: longitude first. */
export type Coordinates = readonly [longitude: number, latitude: number];

const EARTH_RADIUS_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Where a place lies on a map around another one: x to the east and y to the south, in miles.
 * Azimuthal equidistant, the projection in which every distance from the middle is true, so that the
 * circle of our radius really is a circle.
 */
export function milesFrom(
  [middleLongitude, middleLatitude]: Coordinates,
  [longitude, latitude]: Coordinates,
): readonly [east: number, south: number] {
  const middle = radians(middleLatitude);
  const place = radians(latitude);
  const turn = radians(longitude - middleLongitude);
  const cosine =
    Math.sin(middle) * Math.sin(place) + Math.cos(middle) * Math.cos(place) * Math.cos(turn);
  const angle = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const scale = angle === 0 ? 0 : (EARTH_RADIUS_MILES * angle) / Math.sin(angle);
  return [
    scale * Math.cos(place) * Math.sin(turn),
    -scale *
      (Math.cos(middle) * Math.sin(place) - Math.sin(middle) * Math.cos(place) * Math.cos(turn)),
  ];
}
