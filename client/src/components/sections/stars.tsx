import { Icon } from '../ui/icon.tsx';

/** Five full stars; the label says them in words. */
export function Stars({ label }: { label: string }) {
  return (
    <p className="flex gap-1 text-wheat-300" role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon name="star" key={star} className="size-5 fill-current" />
      ))}
    </p>
  );
}
