import { isSweep } from '#tests/setup/sweep.ts';
import type { Page } from 'playwright';
import { axeFindings } from './axe.ts';
import { fontsShown } from './fonts-shown.ts';
import { hydrated } from './hydration.ts';
import { faultsOnTheWay } from './keyboard.ts';
import { lineFaults } from './line-faults.ts';
import {
  cutTexts,
  hiddenContent,
  movements,
  scrollThrough,
  sidewaysOverflow,
  smallTargets,
  unseen,
} from './layout-faults.ts';

/** The widths that the accessibility demands name, in CSS pixels. */
const WIDTHS_PX = [1280, 768, 320] as const;
/** An old laptop's 1,024 px at 400 %: a fifth less than is demanded. */
const LEAST_WIDTH_PX = 256;
/** Where lines of headings are looked at: a phone, a tablet, a laptop, a desk. */
const LINE_WIDTHS_PX = [360, 768, 1280, 1920] as const;
/** A phone and a laptop whose owner wants more room between letters, words and lines. */
const SPACED_WIDTHS_PX = [360, 1280] as const;
/**
 * A layout has the least room where it begins: at all those widths, in the long run at what lies between too.
 */
const STEP_PX = isSweep ? 20 : 320;
export const FITTED_WIDTHS_PX = [384, 400, 768, 1024, 1152, 1536];
for (let px = 320; px <= 1920; px += STEP_PX) FITTED_WIDTHS_PX.push(px);
/** Where axe, which takes longest, looks in the long run only. */
const BETWEEN_PX = 768;

/** Everything the tests of every page ask, gathered in one visit. Empty lists mean: nothing found. */
export interface PageSurvey {
  /** The heading as served and as React left it. */
  readonly headings: { readonly served: string[]; readonly hydrated: string[] };
  readonly axe: string[];
  readonly overflow: string[];
  /** Windows, from a phone to a desk, that the page does not fit. */
  readonly tooWide: string[];
  readonly smallTargets: string[];
  /** Texts that are cut off where they are widely spaced. */
  readonly cut: string[];
  /** What cannot be seen where colors are forced. */
  readonly unseen: string[];
  readonly lines: string[];
  readonly keyboard: string[];
  readonly movements: string[];
  /** Names of storage keys and cookies that the visit left behind. */
  readonly stored: string[];
  readonly withoutScripts: {
    readonly isHeaded: boolean;
    /** What nobody would ever see. */
    readonly hidden: string[];
    readonly menus: number;
  };
}

const at = (where: string, findings: readonly string[]) =>
  findings.map((finding) => `${where}: ${finding}`);

/** Nothing, or by how much the page is wider than its window. */
export async function overflowAt(page: Page, where: string): Promise<string[]> {
  const px = await sidewaysOverflow(page);
  return px === 0 ? [] : [`${where}: ${px} px too wide`];
}

/** Twice the size that browsers come with, set where a person sets it (WCAG 2.2, 1.4.4). */
async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await session.detach();
}

/** A style sheet of the reader's own (WCAG 2.2, 1.4.12). */
async function withStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const own = new CSSStyleSheet();
    own.replaceSync(text);
    document.adoptedStyleSheets.push(own);
    return own;
  }, css);
  return () => sheet.evaluate((own) => own.replaceSync(''));
}

const WIDELY_SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`;

/**
 * Visits a page once: at 1280, 768, 320 and 256 px with all folded texts open, at 400 % zoom by keyboard,
 * with large and widely spaced text and in forced colors, all of it without motion.
 */
export async function surveyPage(page: Page, url: string): Promise<PageSurvey> {
  const headings = () => page.locator('h1').allTextContents();
  await page.setViewportSize({ width: 1280, height: 900 });
  // No picture of a moment in the middle of a fade, whose colors nobody has chosen.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  const served = await headings();
  await hydrated(page);
  const hydratedHeadings = await headings();
  await scrollThrough(page);
  const moving = await movements(page);

  const axe: string[] = [];
  const overflow: string[] = [];
  const targets: string[] = [];
  const fold = (isOpen: boolean) =>
    page.evaluate((open) => {
      for (const details of document.querySelectorAll('main details')) {
        details.toggleAttribute('open', open);
      }
    }, isOpen);
  await fold(true);
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${width} px`;
    if (isSweep || width !== BETWEEN_PX) axe.push(...at(where, await axeFindings(page)));
    overflow.push(...(await overflowAt(page, where)));
    targets.push(...at(where, await smallTargets(page)));
  }
  await page.setViewportSize({ width: LEAST_WIDTH_PX, height: 900 });
  overflow.push(...(await overflowAt(page, `${LEAST_WIDTH_PX} px`)));
  await fontsShown(page);
  const lines: string[] = [];
  for (const width of LINE_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 900 });
    lines.push(...at(`${width} px`, await lineFaults(page)));
  }
  await page.setViewportSize({ width: 320, height: 900 });
  const restoreSpacing = await withStyle(page, WIDELY_SPACED);
  overflow.push(...(await overflowAt(page, '320 px, text widely spaced')));
  const cut: string[] = [];
  for (const width of SPACED_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 780 });
    cut.push(...at(`${width} px`, await cutTexts(page)));
  }
  await restoreSpacing();
  await page.setViewportSize({ width: 1280, height: 900 });
  await setTextSize(page, 32);
  overflow.push(...(await overflowAt(page, '1280 px, text at 200 %')));
  await page.setViewportSize({ width: 390, height: 780 });
  overflow.push(...(await overflowAt(page, 'a phone, text at 200 %')));
  await setTextSize(page, 16);
  await fold(false);
  const tooWide: string[] = [];
  for (const width of FITTED_WIDTHS_PX) {
    await page.setViewportSize({ width, height: 300 });
    tooWide.push(...(await overflowAt(page, `${width} px`)));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const unseenThings = await unseen(page);
  await page.emulateMedia({ forcedColors: 'none' });

  // A window of 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const { faults: keyboard } = await faultsOnTheWay(page, 'Tab');

  const stored = await page.evaluate(() => [
    ...Object.keys(sessionStorage),
    ...Object.keys(localStorage),
  ]);
  const cookies = await page.context().cookies();
  const withoutScripts = await surveyWithoutScripts(page, url);
  return {
    withoutScripts,
    headings: { served, hydrated: hydratedHeadings },
    axe,
    overflow,
    tooWide,
    smallTargets: targets,
    cut,
    unseen: unseenThings,
    lines,
    keyboard,
    movements: moving,
    stored: [...stored, ...cookies.map(({ name }) => name)],
  };
}

/** The same window once more, where no script of a page runs and motion is welcome. */
async function surveyWithoutScripts(
  page: Page,
  url: string,
): Promise<PageSurvey['withoutScripts']> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(url);
  const found = {
    isHeaded: await page.locator('h1').isVisible(),
    hidden: await hiddenContent(page),
    menus: await page.getByRole('navigation', { name: 'Main' }).count(),
  };
  await session.send('Emulation.setScriptExecutionDisabled', { value: false });
  await session.detach();
  return found;
}
