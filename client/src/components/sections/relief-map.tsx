import { company } from '#shared/content/company.ts';
import { oklahomaRelief } from '../../assets/scenes/oklahoma-relief.ts';
import { ScenePicture } from '../ui/scene-picture.tsx';
import { type Coordinates, milesFromOffice } from './miles-from-office.ts';

const RADIUS = company.claims.radiusMiles;
const WIDTH = 1100;
const HEIGHT = 682;

/**
 * Where the office lies in the picture, and how far a mile to the east and to the south leads from
 * there. Blender prints these shares of its width and height at the end of art/scenes/oklahoma_relief.py.
 */
const OFFICE = { x: 0.5 * WIDTH, y: 0.4639 * HEIGHT };
const MILE_EAST = { x: 0.000881 * WIDTH, y: 0.000146 * HEIGHT };
const MILE_SOUTH = { x: -0.000155 * WIDTH, y: 0.000829 * HEIGHT };

/** A town's label stands beside its lights, on the side that points into the circle. */
const cities: readonly { name: string; at: Coordinates; anchor: 'start' | 'end' }[] = [
  { name: 'Wichita', at: [-97.336, 37.687], anchor: 'end' },
  { name: 'Kansas City', at: [-94.579, 39.1], anchor: 'end' },
  { name: 'Omaha', at: [-95.934, 41.257], anchor: 'end' },
  { name: 'St. Louis', at: [-90.199, 38.627], anchor: 'end' },
  { name: 'Little Rock', at: [-92.289, 34.746], anchor: 'start' },
  { name: 'Dallas', at: [-96.797, 32.777], anchor: 'start' },
  { name: 'Houston', at: [-95.369, 29.76], anchor: 'end' },
  { name: 'Lubbock', at: [-101.855, 33.578], anchor: 'end' },
  { name: 'Denver', at: [-104.99, 39.739], anchor: 'start' },
];

/** Oklahoma in relief and the circle that remote support reaches, to scale, seen from above at an angle. */
export function ReliefMap({ className, sizes }: { className: string; sizes: string }) {
  return (
    <div
      className={`relief-map ${className}`}
      role="img"
      aria-label={`Map of Oklahoma with a circle of ${RADIUS} miles around ${company.address.city}`}
    >
      <ScenePicture scene={oklahomaRelief} sizes={sizes} className="h-auto w-full" />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {cities.map(({ name, at, anchor }) => {
          const [x, y] = inPicture(milesFromOffice(at));
          return (
            <text
              key={name}
              x={x + (anchor === 'start' ? 24 : -24)}
              y={y + 8}
              textAnchor={anchor}
              className="relief-city"
            >
              {name}
            </text>
          );
        })}
        <text x={OFFICE.x - 30} y={OFFICE.y - 84} className="relief-office">
          {company.address.city}
        </text>
        <text {...distanceLabel(RADIUS / 2)}>{RADIUS / 2} mi</text>
        <text {...distanceLabel(RADIUS)}>{RADIUS} mi</text>
      </svg>
    </div>
  );
}

function inPicture([east, south]: readonly [number, number]): [x: number, y: number] {
  return [
    Math.round(OFFICE.x + east * MILE_EAST.x + south * MILE_SOUTH.x),
    Math.round(OFFICE.y + east * MILE_EAST.y + south * MILE_SOUTH.y),
  ];
}

/** Just inside a circle around the office, where it is nearest to the viewer. */
function distanceLabel(miles: number) {
  const [x, y] = inPicture([0, miles]);
  return { x, y: y - 14, textAnchor: 'middle', className: 'relief-distance' } as const;
}
