import { createElement as element, type CSSProperties, type ReactElement } from 'react';
import { company } from '#shared/content/company.ts';
import { theme } from '#shared/identity/theme.ts';
import { LEAF_PATH, LOGO_VIEW_BOX, PULSE_PATH, PULSE_STROKE_WIDTH } from '#shared/logo-paths.ts';
import { sharePictureSize } from '#shared/share-picture.ts';
import { type FittedTitle, fitTitle } from './fit-title.ts';
import { shareFontFamilies } from './share-fonts.ts';
import { isRightToLeft, withoutLooseEnds } from './share-text.ts';

/** What a share picture says. */
export interface ShareCard {
  readonly title: string;
  /** Where on the site it belongs, e.g. `Services`. */
  readonly section: string;
}

export const shareColors = { ground: theme.ink950, text: theme.paper, accent: theme.brand300 };

const MARGIN = 64;

/** Left of the scene of the background. */
const COLUMN = 536;

/** What brand, section and address leave of the picture, with some air. */
const TITLE_HEIGHT = 312;

/** Brand at the top, section and title in the middle, address at the bottom; all left of the scene. */
export function shareLayout({ title, section }: ShareCard): ReactElement {
  const isFromRight = isRightToLeft(title);
  const fitted = fitTitle(withoutLooseEnds(title), {
    width: COLUMN,
    height: TITLE_HEIGHT,
    lineHeight: lineHeight(isFromRight),
  });
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
        fontFamily: shareFontFamilies.text,
      },
    },
    element('div', { style: { display: 'flex', alignItems: 'center' } }, mark(), brandName()),
    element(
      'div',
      { style: { ...column, width: COLUMN } },
      element('div', { style: sectionStyle(isFromRight) }, section),
      element('div', { style: titleStyle(fitted, isFromRight) }, fitted.text),
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
function sectionStyle(isFromRight: boolean): CSSProperties {
  const alignSelf = isFromRight ? 'flex-end' : 'flex-start';
  return { alignSelf, color: shareColors.accent, fontSize: 28 };
}

function titleStyle(fitted: FittedTitle, isFromRight: boolean): CSSProperties {
  return {
    display: 'block',
    marginTop: 16,
    width: COLUMN,
    fontFamily: shareFontFamilies.heading,
    fontSize: fitted.fontSize,
    lineHeight: lineHeight(isFromRight),
    textWrap: 'balance',
    wordBreak: fitted.breaksWords ? 'break-all' : 'normal',
    ...(isFromRight && { direction: 'rtl', textAlign: 'right' }),
  };
}

/** Letters that join and stack need more room between the lines. */
function lineHeight(isFromRight: boolean): number {
  return isFromRight ? 1.3 : 1.12;
}
