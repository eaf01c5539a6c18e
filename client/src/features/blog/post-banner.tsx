import { LEAF_PATH, PULSE_PATH } from '#shared/logo-paths.ts';
import { cn } from '../../lib/cn.ts';
import { bannerLine, leafStart } from './banner-line.ts';
import {
  LINE_Y,
  type PlaceholderLeaf,
  type PlaceholderScheme,
  placeholderScheme,
} from './placeholder-scheme.ts';

/** The midrib in the logo's drawing: its middle, and how far it leans. */
const MIDRIB = { x: 28.9, y: 29.75, degrees: 32.2 };

/** The tip, which hangs a little below the midrib, comes up to the line. */
const BLADE = { d: LEAF_PATH, transform: 'translate(.24 -.39)' };

/** Rings around the first leaf, in multiples of its size. */
const RIPPLES = [1.45, 2, 2.7, 3.5, 4.4];

/**
 * For boxes that begin at the first leaf: room before it, how large leaves may be in them, and the width that
 * is never cut: the leaf's own with that room and a little behind its tip.
 */
const LEAF_MARGIN = 48;
const SMALL_LEAF_SCALE = 2.4;
const WHOLE_LEAF_WIDTH = 188;

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

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export interface PostBannerProps {
  postId: number;
  className?: string;
  /** For boxes that are not wide enough for the whole drawing: its left edge is the first leaf. */
  startsAtLeaf?: boolean;
}

/** Stands where a post has no picture: leaves of the logo, strung on its pulse line. */
export function PostBanner({ postId, className, startsAtLeaf = false }: PostBannerProps) {
  const scheme = startsAtLeaf
    ? withSmallLeaves(placeholderScheme(postId))
    : placeholderScheme(postId);
  const { hue, ground, leaves, leafStyle } = scheme;
  const look = looks[ground];
  const isFilled = leafStyle === 'filled';
  const place = ({ x, scale }: PlaceholderLeaf) =>
    `translate(${x} ${LINE_Y}) scale(${scale}) rotate(${-MIDRIB.degrees}) translate(${-MIDRIB.x} ${-MIDRIB.y})`;
  const ripples = leaves
    .slice(0, 1)
    .flatMap(({ x, scale }) => RIPPLES.map((ring) => ({ x, scale: scale * ring })));
  const strung = (onLine: PlaceholderScheme) => (
    <>
      <path {...stroke} d={bannerLine(onLine)} strokeWidth="2.5" className={look.line} />
      {onLine.leaves.map((leaf) => (
        <g key={leaf.x} transform={place(leaf)}>
          {isFilled ? (
            <path {...BLADE} className={look.leaf} />
          ) : (
            <path {...stroke} {...BLADE} strokeWidth={2.5 / leaf.scale} className={look.line} />
          )}
          <path
            {...stroke}
            d={PULSE_PATH}
            strokeWidth="1.6"
            className={isFilled ? look.pulse : look.line}
          />
        </g>
      ))}
    </>
  );
  const rippled = ripples.map((ring) => (
    <path
      key={ring.scale}
      d={LEAF_PATH}
      transform={place(ring)}
      vectorEffect="non-scaling-stroke"
      className={cn('fill-none', look.ripple)}
    />
  ));
  const own = { 'aria-hidden': true, className: cn(hue, look.ground, className) } as const;
  if (!startsAtLeaf) {
    return (
      <svg {...own} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        {rippled}
        {strung(scheme)}
      </svg>
    );
  }
  return (
    // Of no proportions of its own: where no style says how high it is, it is as high as the text beside it.
    <svg {...own}>
      <svg
        width="100%"
        height="100%"
        viewBox={`${leafStart(scheme) - LEAF_MARGIN} 0 ${WHOLE_LEAF_WIDTH} 180`}
        preserveAspectRatio="xMinYMid meet"
        className="overflow-visible"
      >
        {rippled}
        {/* What would be cut at the box's edge comes where the box is wide. */}
        <g className="xl:hidden">{strung(withOneLeaf(scheme))}</g>
        <g className="max-xl:hidden">{strung(scheme)}</g>
      </svg>
    </svg>
  );
}

function withSmallLeaves(scheme: PlaceholderScheme): PlaceholderScheme {
  const leaves = scheme.leaves.map(({ x, scale }) => ({
    x,
    scale: Math.min(scale, SMALL_LEAF_SCALE),
  }));
  return { ...scheme, leaves };
}

function withOneLeaf(scheme: PlaceholderScheme): PlaceholderScheme {
  return { ...scheme, leaves: scheme.leaves.slice(0, 1), beats: [] };
}
