import { company } from '#shared/content/company.ts';
import { oklahomaRelief } from '../../assets/scenes/oklahoma-relief.ts';
import { useNearView } from '../../hooks/use-near-view.ts';
import { ScenePicture } from '../ui/scene-picture.tsx';
import { type Coordinates, milesFromOffice } from './miles-from-office.ts';

const RADIUS = company.claims.radiusMiles;
const WIDTH = 1100;
const HEIGHT = 682;

/**
 * Where the office lies in the picture, and how far a mile to the east and to the south leads from
 * there. Blender prints these shares of its width and height at the end of art/scenes/oklahoma_relief.py.
 */
const OFFICE = { x: 0.5 * WIDTH, y: 0.4638 * HEIGHT };
const MILE_EAST = { x: 0.0009 * WIDTH, y: 0.000147 * HEIGHT };
const MILE_SOUTH = { x: -0.000159 * WIDTH, y: 0.000833 * HEIGHT };

interface TownLabel {
  name: string;
  at: Coordinates;
  anchor: 'start' | 'middle' | 'end';
  /** From the town's lights to the label, in parts of the picture. */
  dx: number;
  dy: number;
}

/** Wichita is not among them: the relief hides it. */
const towns: readonly TownLabel[] = [
  { name: 'Kansas City', at: [-94.579, 39.1], anchor: 'start', dx: 42, dy: -12 },
  { name: 'Omaha', at: [-95.934, 41.257], anchor: 'end', dx: -28, dy: 8 },
  { name: 'St. Louis', at: [-90.199, 38.627], anchor: 'end', dx: -30, dy: 24 },
  { name: 'Little Rock', at: [-92.289, 34.746], anchor: 'middle', dx: 6, dy: 44 },
  { name: 'Dallas', at: [-96.797, 32.777], anchor: 'start', dx: 58, dy: 8 },
  { name: 'Houston', at: [-95.369, 29.76], anchor: 'middle', dx: 0, dy: -36 },
  { name: 'Lubbock', at: [-101.855, 33.578], anchor: 'end', dx: -28, dy: 8 },
  { name: 'Denver', at: [-104.99, 39.739], anchor: 'start', dx: 56, dy: 12 },
];

/** Where the dashed circle carries its label, and where the line of the radius meets the ring. */
const [halfX, halfY] = inPicture([-RADIUS * 0.354, RADIUS * 0.354]);
const [edgeX, edgeY] = inPicture([RADIUS, 0]);

interface ReliefMapProps {
  className: string;
  sizes: string;
  /** Labels come with the picture that they lie on. */
  isLate: boolean;
}

/** Oklahoma in relief and the circle that remote support reaches, to scale, seen from above at an angle. */
export function ReliefMap({ className, sizes, isLate }: ReliefMapProps) {
  const [ref, isNear] = useNearView<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={`relief-map ${className}`}
      role="img"
      aria-label={`Map of ${company.address.regionName} with a circle of ${RADIUS} miles around ${company.address.city}`}
    >
      <ScenePicture scene={oklahomaRelief} sizes={sizes} className="h-auto w-full" />
      {(isNear || !isLate) && <Labels />}
    </div>
  );
}

function Labels() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      {towns.map(({ name, at, anchor, dx, dy }) => {
        const [x, y] = inPicture(milesFromOffice(at));
        return (
          <text key={name} x={x + dx} y={y + dy} textAnchor={anchor} className="relief-town">
            {name}
          </text>
        );
      })}
      <path d={`M${OFFICE.x} ${OFFICE.y - 128}v52`} className="relief-leader" />
      {/* A little to the right: a tree stands at the left. */}
      <text x={OFFICE.x + 20} y={OFFICE.y - 138} textAnchor="middle" className="relief-office">
        {company.address.city}
      </text>
      <text
        x={halfX}
        y={halfY}
        dy=".35em"
        textAnchor="middle"
        className="relief-distance relief-on-ring"
      >
        {RADIUS / 2} mi
      </text>
      <text x={edgeX - 30} y={edgeY - 44} textAnchor="end" className="relief-distance">
        {RADIUS} mi
      </text>
    </svg>
  );
}

function inPicture([east, south]: readonly [number, number]): [x: number, y: number] {
  return [
    Math.round(OFFICE.x + east * MILE_EAST.x + south * MILE_SOUTH.x),
    Math.round(OFFICE.y + east * MILE_EAST.y + south * MILE_SOUTH.y),
  ];
}
