/**
 * `npm run screens`: pictures of every page and of chosen states in the ignored folder screens/, one contact
 * sheet per width (sheet-WIDTH.png), and a list of what looks different from the accepted pictures.
 *   npm run screens -- [--page home,blog] [--width 360,1280] [--state menu-open | --no-states]
 *   npm run screens -- --engine firefox|webkit   whole pages in another browser
 *   npm run screens -- --accept   makes the last pictures the accepted ones
 */
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '#scripts/browser/find-browser.ts';
import { launchBrowser } from '#scripts/browser/launch-browser.ts';
import { everyPage } from '#scripts/site/every-page.ts';
import { startSite } from '#scripts/site/start-site.ts';
import { engineNames } from '#tests/engines/support/find-engines.ts';
import { acceptPictures, compareWithAccepted } from './compare.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { openStillPage } from './open-still-page.ts';
import { shootInEngine } from './other-engines.ts';
import { type ScreenState, states } from './states.ts';

const folder = fileURLToPath(new URL('../../screens', import.meta.url));
const allWidths = [360, 768, 1280, 1920, 2560];

const { values } = parseArgs({
  options: {
    page: { type: 'string', short: 'p' },
    width: { type: 'string', short: 'w' },
    state: { type: 'string', short: 's' },
    'no-states': { type: 'boolean', default: false },
    engine: { type: 'string', short: 'e' },
    accept: { type: 'boolean', default: false },
  },
});
if (values.accept) {
  process.stdout.write(`${await acceptPictures(folder)} pictures accepted\n`);
  process.exit();
}
const engine = engineNames.find((name) => name === values.engine);
if (values.engine !== undefined && engine === undefined)
  throw new Error(`--engine is one of ${engineNames.join(', ')}.`);
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
let shot = new Map<number, string[]>();
try {
  const pages = (await everyPage(site.url)).filter(({ id }) => wantedPages?.includes(id) ?? true);
  if (engine) {
    shot = await shootInEngine(engine, site.url, { pages, widths: wantedWidths, folder });
  }
  for (const { id, path } of engine ? [] : pages) {
    const shoot = async (name: string, width: number, state?: ScreenState) => {
      const { reach, isUnanswered } = state ?? {};
      const page = await openStillPage(browser, site.url + path, { width, isUnanswered });
      await reach?.(page);
      // A button that was pressed is not shown as the hand left it.
      await page.mouse.move(2, 2);
      const file = join(folder, `${name}-${width}.png`);
      await page.screenshot({ path: file, fullPage: !reach || state?.isWhole === true });
      await page.context().close();
      shot.set(width, [...(shot.get(width) ?? []), file]);
    };

    if (!wantedStates) for (const width of wantedWidths) await shoot(id, width);
    for (const state of states.filter((each) => each.page === id && isWantedState(each.name))) {
      for (const width of state.widths.filter((each) => isWantedWidth(each))) {
        await shoot(`${id}-${state.name}`, width, state);
      }
    }
    process.stdout.write(`${id}\n`);
  }
  for (const [width, files] of shot) {
    await writeContactSheet(files, join(folder, `${engine ? `${engine}-` : ''}sheet-${width}.png`));
  }
  const names = [...shot.values()].flat().map((file) => basename(file));
  const changes = await compareWithAccepted(folder, names);
  process.stdout.write(
    `${names.length} pictures, ${changes.length} new or changed\n${changes.join('\n')}\n`,
  );
} finally {
  await browser.close();
  await site.stop();
}
