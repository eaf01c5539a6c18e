import { Icon } from './icon.tsx';
import { Unbroken } from './unbroken.tsx';

interface CheckedListProps {
  items: readonly string[];
  className: string;
}

/** What one gets, each with a check mark in the hue around it. */
export function CheckedList({ items, className }: CheckedListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 text-balance">
          <Icon
            name="check"
            className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-hue [stroke-width:2.5]"
          />
          <span>
            <Unbroken text={item} />
          </span>
        </li>
      ))}
    </ul>
  );
}
