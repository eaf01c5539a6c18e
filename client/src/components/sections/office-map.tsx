import { outline } from '#shared/identity/outline.ts';
import { DrawnMap } from './drawn-map.tsx';
import { ReliefMap } from './relief-map.tsx';

interface OfficeMapProps {
  className: string;
  sizes: string;
  isLate?: boolean;
}

/** Where we are and how far we reach: the rendered relief where there is one, else a drawn map. */
export function OfficeMap({ isLate = false, ...props }: OfficeMapProps) {
  return outline ? (
    <DrawnMap outline={outline} className={props.className} isLate={isLate} />
  ) : (
    <ReliefMap {...props} />
  );
}
