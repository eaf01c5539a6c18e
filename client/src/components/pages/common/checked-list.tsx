import { Check } from 'lucide-react';

interface CheckedListProps {
  items: readonly string[];
  className: string;
}

/** What one gets, each with a check mark in the hue around it. */
export function CheckedList({ items, className }: CheckedListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check
            className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 text-hue"
            strokeWidth={2.5}
            aria-hidden
          />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
