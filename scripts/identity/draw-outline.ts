import { createRequire } from 'node:module';
import type { Identity } from '#shared/identity/identity-schema.ts';
import { type Coordinates, milesFrom } from '#shared/identity/miles-from.ts';
import type { Outline } from '#shared/identity/outline-shape.ts';
import { usStates } from '#shared/identity/us-states.ts';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cities } from './cities.ts';

/** The picture of OfficeMap, and how much of its height the circle of the radius takes. */
const WIDTH = 1100;
const HEIGHT = 682;
const CIRCLE_SHARE = 0.86;
/** Labels nearer to each other, to the office or to the edge than this would run into it. */
const LABEL_GAP = { x: 190, y: 46 };
const EDGE = 70;
const MAX_TOWNS = 8;
const FRAME = 40;
/** In pixels of the picture. */
const TOLERANCE = 1.7;

/** Degrees, longitude first, as GeoJSON has them. */
type Position = readonly number[];
type Shape =
  | { readonly type: 'Polygon'; readonly coordinates: Position[][] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: Position[][][] };
type States = Topology<{ states: GeometryCollection }>;
type Point = readonly [x: number, y: number];

/**
 * The map around an office: real borders from the Census Bureau (us-atlas), in miles around the office,
 * rounded to pixels.
 */
export function drawOutline({ place, claims }: Pick<Identity, 'place' | 'claims'>): Outline {
  const office: Coordinates = [place.longitude, place.latitude];
  const pixelsPerMile = (HEIGHT * CIRCLE_SHARE) / 2 / claims.radiusMiles;
  const inPicture = ([longitude = 0, latitude = 0]: Position | Coordinates): Point => {
    const [east, south] = milesFrom(office, [longitude, latitude]);
    return [
      Math.round(WIDTH / 2 + east * pixelsPerMile),
      Math.round(HEIGHT / 2 + south * pixelsPerMile),
    ];
  };
  const topology = createRequire(import.meta.url)('us-atlas/states-10m.json') as States;
  const { features } = feature(topology, topology.objects.states);
  const fips = usStates[place.region]?.fips;
  const paths = features.map(({ id, geometry }) => ({
    isState: id === fips,
    path: ringsOf(geometry as Shape)
      .map((ring) => ring.map(inPicture))
      .filter(isInView)
      .map(pathOf)
      .join(''),
  }));
  const join = (isState: boolean) =>
    paths
      .filter((state) => state.isState === isState)
      .map(({ path }) => path)
      .join('');
  return {
    state: join(true),
    others: join(false),
    pixelsPerMile: Number(pixelsPerMile.toFixed(4)),
    towns: townsInView(place.city, inPicture),
  };
}

const ringsOf = (shape: Shape): Position[][] =>
  shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();

/** Whether a ring can be seen; one whose middle is on the other side of the world never is. */
function isInView(points: readonly Point[]): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < WIDTH &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < HEIGHT
  );
}

/** Far outside the picture a border need not be where it is: there it follows a frame. */
const inFrame = ([x, y]: Point): Point => [
  Math.max(-FRAME, Math.min(WIDTH + FRAME, x)),
  Math.max(-FRAME, Math.min(HEIGHT + FRAME, y)),
];

/** A ring as an SVG path of few points; islands of a pixel are none. */
function pathOf(points: readonly Point[]): string {
  const kept = simplified(points.map(inFrame));
  if (kept.length < 4) return '';
  const [first = [0, 0], ...rest] = kept;
  const steps = rest.map(([x, y], index) => {
    const [fromX, fromY] = kept[index] ?? first;
    return `l${x - fromX} ${y - fromY}`;
  });
  return `M${first[0]} ${first[1]}${steps.join('')}z`.replaceAll(' -', '-');
}

/** Without the points that are less than a pixel away from the line without them (Douglas-Peucker). */
function simplified(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points.at(0), points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const distances = points.map((point) => distanceToLine(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest < TOLERANCE) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

function townsInView(city: string, inPicture: (at: Coordinates) => Point): Outline['towns'] {
  const taken: Point[] = [[WIDTH / 2, HEIGHT / 2]];
  const towns: Outline['towns'][number][] = [];
  for (const [name, longitude, latitude] of cities) {
    const [x, y] = inPicture([longitude, latitude]);
    const isFree = taken.every(
      ([otherX, otherY]) =>
        Math.abs(x - otherX) > LABEL_GAP.x || Math.abs(y - otherY) > LABEL_GAP.y,
    );
    const isInside = x > EDGE && x < WIDTH - 3 * EDGE && y > EDGE && y < HEIGHT - EDGE;
    if (name === city || !isFree || !isInside || towns.length === MAX_TOWNS) continue;
    taken.push([x, y]);
    towns.push({ name, x, y });
  }
  return towns;
}
