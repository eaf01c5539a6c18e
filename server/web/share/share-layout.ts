import { createElement as element, type CSSProperties, type ReactElement } from 'react';
import { company } from '#shared/content/company.ts';
import { LEAF_PATH, LOGO_VIEW_BOX, PULSE_PATH, PULSE_STROKE_WIDTH } from '#shared/logo-paths.ts';
import { sharePictureSize } from '#shared/share-picture.ts';
import { isRightToLeft } from './share-text.ts';

/** What a share picture says. */
export interface ShareCard {
  readonly title: string;
  /** Where on the site it belongs, e.g. `Services`. */
  readonly section: string;
}

/** Tokens of tailwind.config.ts; a test holds them to it. */
export const shareColors = { ground: '#1C1024', text: '#FFFBF7', accent: '#F2A3C4' } as const;

/** The first that has a letter draws it. */
const HEADING_FONTS = 'Fraunces, Fraunces Extended, Hebrew, Arabic';
const TEXT_FONTS = 'Figtree, Hebrew, Arabic';

const MARGIN = 64;

/** Left of the scene of the background. */
const COLUMN = 536;

/** Brand at the top, section and title in the middle, address at the bottom; all left of the scene. */
export function shareLayout({ title, section }: ShareCard): ReactElement {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return element(
    'div',
    {
      style: {
        ...column,
        ...sharePictureSize,
        boxSizing: 'border-box',
        justifyContent: 'space-between',
        padding: MARGIN,
        color: shareColors.text,
        fontFamily: TEXT_FONTS,
      },
    },
    element('div', { style: { display: 'flex', alignItems: 'center' } }, mark(), brandName()),
    element(
      'div',
      { style: { ...column, width: COLUMN } },
      element('div', { style: sectionStyle(title) }, section),
      element('div', { style: titleStyle(title) }, title),
    ),
    element('div', { style: { fontSize: 26, opacity: 0.82 } }, company.web.label),
  );
}

function brandName(): ReactElement {
  return element('div', { style: { marginLeft: 16, fontSize: 32 } }, company.name);
}

function mark(): ReactElement {
  const leaf = element('path', { d: LEAF_PATH, fill: shareColors.accent });
  const pulse = element('path', {
    d: PULSE_PATH,
    fill: 'none',
    stroke: shareColors.ground,
    strokeWidth: PULSE_STROKE_WIDTH,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });
  return element('svg', { viewBox: LOGO_VIEW_BOX, width: 56, height: 56 }, leaf, pulse);
}

/** On the side where the title starts. */
function sectionStyle(title: string): CSSProperties {
  const alignSelf = isRightToLeft(title) ? 'flex-end' : 'flex-start';
  return { alignSelf, color: shareColors.accent, fontSize: 28 };
}

function titleStyle(title: string): CSSProperties {
  const isFromRight = isRightToLeft(title);
  // Letters that join and stack need more room between the lines.
  const fontSize = Math.round(titleSize(title) * (isFromRight ? 0.85 : 1));
  return {
    display: 'block',
    marginTop: 16,
    width: COLUMN,
    fontFamily: HEADING_FONTS,
    fontSize,
    lineHeight: isFromRight ? 1.3 : 1.12,
    textWrap: 'balance',
    wordBreak: widthOf(longestWord(title), fontSize) > COLUMN ? 'break-all' : 'normal',
    ...(isFromRight && { direction: 'rtl', textAlign: 'right' }),
  };
}

/** Pixels: few words stand large, many smaller, and no word is broken that fits in the smallest size. */
export function titleSize(title: string): number {
  const [, byLength = SMALLEST] = SIZES.find(([characters]) => title.length <= characters) ?? [];
  const byWord = Math.floor(COLUMN / widthOf(longestWord(title), 1));
  return Math.max(SMALLEST, Math.min(byLength, byWord));
}

/** At most so many characters: so many pixels. */
const SIZES = [
  [24, 84],
  [36, 70],
  [50, 64],
  [70, 58],
  [100, 48],
  [130, 42],
] as const;

const SMALLEST = 38;

/** Letters of the heading font take half of their size on average; in wide words a little more. */
const WIDE_LETTER_EM = 0.58;

function widthOf(word: string, fontSize: number): number {
  return word.length * WIDE_LETTER_EM * fontSize;
}

function longestWord(title: string): string {
  return title
    .split(/\s|(?<=-)/)
    .reduce((long, word) => (word.length > long.length ? word : long), '');
}
