import { Icon } from '../ui/icon.tsx';

/** Five full stars, with a line around each that stands out on paper; the label says them in words. */
export function Stars({ label }: { label: string }) {
  return (
    <p className="flex gap-1 text-wheat-700" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon name="star" key={star} className="size-5 fill-wheat-300" />
      ))}
    </p>
  );
}
