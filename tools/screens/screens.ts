/**
 * `npm run screens`: pictures of every page and of chosen states, with contact sheets, in the ignored
 * folder screens/.
 *   npm run screens -- [--page home,blog] [--width 360,1280] [--state menu-open | --no-states]
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { everyPage } from '#scripts/site/every-page.ts';
import { startSite } from '#scripts/site/start-site.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { openStillPage } from './open-still-page.ts';
import { type ScreenState, states } from './states.ts';

const folder = fileURLToPath(new URL('../../screens', import.meta.url));
const allWidths = [360, 768, 1280, 1920];

const { values } = parseArgs({
  options: {
    page: { type: 'string', short: 'p' },
    width: { type: 'string', short: 'w' },
    state: { type: 'string', short: 's' },
    'no-states': { type: 'boolean', default: false },
  },
});
const wantedPages = values.page?.split(',');
const wantedWidths = values.width?.split(',').map(Number) ?? allWidths;
/** States name widths of their own, beside those of whole pages. */
const isWantedWidth = (width: number) => !values.width || wantedWidths.includes(width);
const wantedStates = values.state?.split(',');
const isWantedState = (name: string) =>
  !values['no-states'] && (wantedStates?.includes(name) ?? true);

const found = await findBrowser({ install: true });
if ('missing' in found) throw new Error(`No pictures: ${found.missing}.`);
await mkdir(folder, { recursive: true });
// Where a service is configured the site asks about it, and the footer has a button more.
const site = await startSite({ env: { GA_MEASUREMENT_ID: 'G-SCREENS' } });
const browser = await launchBrowser(found.executablePath);
try {
  const pages = (await everyPage(site.url)).filter(({ id }) => wantedPages?.includes(id) ?? true);
  for (const { id, path } of pages) {
    const shoot = async (name: string, width: number, state?: ScreenState) => {
      const { reach, isUnanswered } = state ?? {};
      const page = await openStillPage(browser, site.url + path, { width, isUnanswered });
      await reach?.(page);
      const file = join(folder, `${name}-${width}.png`);
      await page.screenshot({ path: file, fullPage: !reach });
      await page.context().close();
      return file;
    };

    const whole: string[] = [];
    if (!wantedStates) for (const width of wantedWidths) whole.push(await shoot(id, width));
    await writeContactSheet(whole, join(folder, `${id}-sheet.png`));

    const reached: string[] = [];
    for (const state of states.filter((each) => each.page === id && isWantedState(each.name))) {
      for (const width of state.widths.filter((each) => isWantedWidth(each))) {
        reached.push(await shoot(`${id}-${state.name}`, width, state));
      }
    }
    await writeContactSheet(reached, join(folder, `${id}-states-sheet.png`));
    process.stdout.write(`${id}: ${whole.length + reached.length} pictures\n`);
  }
} finally {
  await browser.close();
  await site.stop();
}
