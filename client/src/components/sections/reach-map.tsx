import { company } from '#shared/content/company.ts';
import { type Coordinates, milesFromOffice, OKLAHOMA_BORDER, outlinePath } from './oklahoma.ts';

const RADIUS = company.claims.radiusMiles;
/** Half the drawing's width in miles: the circle and room for its labels. */
const HALF = RADIUS + 24;

const cities: readonly { name: string; at: Coordinates; anchor: 'start' | 'end' }[] = [
  { name: 'Wichita', at: [-97.336, 37.687], anchor: 'start' },
  { name: 'Kansas City', at: [-94.579, 39.1], anchor: 'end' },
  { name: 'Omaha', at: [-95.934, 41.257], anchor: 'start' },
  { name: 'St. Louis', at: [-90.199, 38.627], anchor: 'end' },
  { name: 'Little Rock', at: [-92.289, 34.746], anchor: 'start' },
  { name: 'Dallas', at: [-96.797, 32.777], anchor: 'start' },
  { name: 'Houston', at: [-95.369, 29.76], anchor: 'end' },
  { name: 'Lubbock', at: [-101.855, 33.578], anchor: 'end' },
  { name: 'Denver', at: [-104.99, 39.739], anchor: 'start' },
];

const outline = outlinePath(OKLAHOMA_BORDER);

/** Oklahoma and the circle that remote support reaches, to scale: one unit is one mile. */
export function ReachMap({ className }: { className: string }) {
  return (
    <svg
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      className={className}
      role="img"
      aria-label={`Map of Oklahoma with a circle of ${RADIUS} miles around ${company.address.city}`}
    >
      <circle r={RADIUS} className="fill-white/60 stroke-redbud-700" strokeWidth="3" />
      <circle r={RADIUS / 2} className="map-line" strokeDasharray="2 9" />
      <path d={`M0 ${-RADIUS}V${RADIUS}M${-RADIUS} 0H${RADIUS}`} className="map-line" />
      <path d={outline} className="map-relief" transform="translate(5 8)" />
      <path d={outline} className="map-state" />
      {cities.map(({ name, at, anchor }) => {
        const [x, y] = milesFromOffice(at);
        return (
          <g
            key={name}
            transform={`translate(${Math.round(x)} ${Math.round(y)})`}
            className="map-city"
          >
            <circle r="4.5" />
            <text x={anchor === 'start' ? 13 : -13} y="8" textAnchor={anchor}>
              {name}
            </text>
          </g>
        );
      })}
      <g className="map-office">
        <circle r="9" />
        <text x="20" y="-14">
          {company.address.city}
        </text>
      </g>
      <text y={RADIUS / 2 + 34} x="12" className="map-distance">
        {RADIUS / 2} mi
      </text>
      <text y={RADIUS - 16} x="12" className="map-distance">
        {RADIUS} mi
      </text>
    </svg>
  );
}
