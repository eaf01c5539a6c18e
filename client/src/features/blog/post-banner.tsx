import { LEAF_PATH, PULSE_PATH } from '../../assets/logo/paths.ts';
import { cn } from '../../lib/cn.ts';
import { placeholderScheme } from './placeholder-scheme.ts';

/** The leaf's midrib in the logo's drawing: its middle, and how far it leans. */
const MIDRIB = { x: 28.9, y: 29.75, degrees: 32.2 };
/** Ends of stalk and tip from the middle, along the midrib, in units of the logo's drawing. */
const STALK_LENGTH = 29.3;
const TIP_LENGTH = 20.2;
const RIPPLES = [1.5, 2.1, 2.8, 3.6];

const BEAT_WIDTH = 26;
const BEAT = 'l4 0 4-10 6 24 5-19 3 5 4 0';

const looks = {
  dark: {
    ground: 'bg-hue',
    ripple: 'stroke-hue-mid/25',
    leaf: 'fill-hue-mid',
    line: 'stroke-hue-mid',
    pulse: 'stroke-hue',
  },
  soft: {
    ground: 'bg-hue-soft',
    ripple: 'stroke-hue-mid/70',
    leaf: 'fill-hue',
    line: 'stroke-hue',
    pulse: 'stroke-hue-soft',
  },
};

/** Stands where a post has no picture: the leaf of the logo, strung on its pulse line. */
export function PostBanner({ postId, className }: { postId: number; className?: string }) {
  const { hue, ground, leaf, beats } = placeholderScheme(postId);
  const look = looks[ground];
  const place = (scale: number) =>
    `translate(${leaf.x} ${leaf.y}) scale(${scale}) rotate(${-MIDRIB.degrees}) translate(${-MIDRIB.x} ${-MIDRIB.y})`;
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cn(hue, look.ground, className)}
    >
      {RIPPLES.map((ripple) => (
        <path
          key={ripple}
          d={LEAF_PATH}
          transform={place(leaf.scale * ripple)}
          vectorEffect="non-scaling-stroke"
          className={cn('fill-none', look.ripple)}
        />
      ))}
      <path
        d={linePath(leaf, beats)}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cn('fill-none', look.line)}
      />
      <path d={LEAF_PATH} transform={place(leaf.scale)} className={look.leaf} />
      <path
        d={PULSE_PATH}
        transform={place(leaf.scale)}
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cn('fill-none', look.pulse)}
      />
    </svg>
  );
}

/** The line from the left edge to the stalk, and from the tip to the right edge, with its beats. */
function linePath(
  leaf: { x: number; y: number; scale: number },
  beats: readonly number[],
): string {
  const stalk = leaf.x - STALK_LENGTH * leaf.scale;
  const tip = leaf.x + TIP_LENGTH * leaf.scale;
  const run = (from: number, to: number) => {
    const inside = beats.filter((x) => x >= from && x + BEAT_WIDTH <= to);
    return `M${from} ${leaf.y}${inside.map((x) => `H${x}${BEAT}`).join('')}H${to}`;
  };
  return `${stalk > 0 ? run(-400, stalk) : ''}${tip < 320 ? run(tip, 720) : ''}`;
}
