import sprite from '../../assets/icons.svg';
import type { icons } from './icons.ts';

export type IconName = keyof typeof icons;

interface IconProps {
  name: IconName;
  /** Its size above all: `size-5`. */
  className?: string;
}

/**
 * An icon beside its own words, so it says nothing to screen readers. All of them are one file that
 * browsers cache (docs/decisions/first-flight.md); its lines take the color of the text.
 */
export function Icon({ name, className = 'size-5' }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
