import { company } from '#shared/content/company.ts';
import type { Outline } from '#shared/identity/outline-shape.ts';
import { useNearView } from '../../hooks/use-near-view.ts';

const WIDTH = 1100;
const HEIGHT = 682;
const [X, Y] = [WIDTH / 2, HEIGHT / 2];

interface DrawnMapProps {
  outline: Outline;
  className: string;
  /** Borders come when the map is nearly in view. */
  isLate: boolean;
}

/** The office's state and the circle that remote support reaches, to scale, drawn from above. */
export function DrawnMap({ outline, className, isLate }: DrawnMapProps) {
  const { address, claims } = company;
  const [ref, isNear] = useNearView<SVGSVGElement>();
  const hasBorders = isNear || !isLate;
  const radius = claims.radiusMiles * outline.pixelsPerMile;
  return (
    <div
      className={`relief-map ${className}`}
      role="img"
      aria-label={`Map of ${address.regionName} with a circle of ${claims.radiusMiles} miles around ${address.city}`}
    >
      <svg ref={ref} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="drawn-map" aria-hidden>
        {hasBorders && <path d={outline.others} className="drawn-others" />}
        {hasBorders && <path d={outline.state} className="drawn-state" />}
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
