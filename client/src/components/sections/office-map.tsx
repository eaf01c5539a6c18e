import { outline } from '#shared/identity/outline.ts';
import { DrawnMap } from './drawn-map.tsx';
import { ReliefMap } from './relief-map.tsx';

/** Where we are and how far we reach: the rendered relief where there is one, else a drawn map. */
export function OfficeMap(props: { className: string; sizes: string }) {
  return outline ? (
    <DrawnMap outline={outline} className={props.className} />
  ) : (
    <ReliefMap {...props} />
  );
}
