import { outline } from '#shared/identity/outline.ts';
import { DrawnMap } from './drawn-map.tsx';
import { ReliefMap } from './relief-map.tsx';

interface OfficeMapProps {
  className: string;
  sizes: string;
  /** What is drawn comes when the map is nearly in view: the first flight of a long page has no room for it. */
  isLate?: boolean;
}

/** Where we are and how far we reach: the rendered relief where there is one, else a drawn map. */
export function OfficeMap({ isLate = false, ...props }: OfficeMapProps) {
  return outline ? (
    <DrawnMap outline={outline} className={props.className} isLate={isLate} />
  ) : (
    <ReliefMap {...props} isLate={isLate} />
  );
}
