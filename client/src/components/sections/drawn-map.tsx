import { company } from '#shared/content/company.ts';
import type { Outline } from '#shared/identity/outline-shape.ts';

const WIDTH = 1100;
const HEIGHT = 682;
const [X, Y] = [WIDTH / 2, HEIGHT / 2];

/** The office's state and the circle that remote support reaches, to scale, drawn from above. */
export function DrawnMap({ outline, className }: { outline: Outline; className: string }) {
  const { address, claims } = company;
  const radius = claims.radiusMiles * outline.pixelsPerMile;
  return (
    <div
      className={`relief-map ${className}`}
      role="img"
      aria-label={`Map of ${address.regionName} with a circle of ${claims.radiusMiles} miles around ${address.city}`}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="drawn-map" aria-hidden>
        <path d={outline.others} className="drawn-others" />
        <path d={outline.state} className="drawn-state" />
        {[1, 0.5].map((share) => (
          <circle key={share} cx={X} cy={Y} r={radius * share} className="drawn-circle" />
        ))}
        {outline.towns.map(({ name, x, y }) => (
          <g key={`${name} ${x}`}>
            <circle cx={x} cy={y} r={5} className="drawn-town" />
            <text x={x + 14} y={y + 9} className="relief-town">
              {name}
            </text>
          </g>
        ))}
        <circle cx={X} cy={Y} r={9} className="drawn-office" />
        <text x={X} y={Y - 26} textAnchor="middle" className="relief-office">
          {address.city}
        </text>
        {[0.5, 1].map((share) => (
          <text
            key={share}
            x={X}
            y={Y + radius * share - 12}
            textAnchor="middle"
            className="relief-distance"
          >
            {claims.radiusMiles * share} mi
          </text>
        ))}
      </svg>
    </div>
  );
}
