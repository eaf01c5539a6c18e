import { type Browser, type Page, chromium } from 'playwright';
import { isShell } from './browser-candidates.ts';

/** Nothing but the page under test may use the network or the processor. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As on phones: letters rounded to whole pixels would break lines elsewhere.
  '--font-render-hinting=none',
];

/**
 * Each window of Chromium comes with the suggestions of its address bar, which are web pages, and with a
 * spare process for the next page: half of what opening a page of the site costs.
 */
export const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** What Playwright turns off by itself: Chromium heeds only the last list of features that it is given. */
export const playwrightsFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

export interface LaunchOptions {
  /** For tests that need another world, e.g. where a host's name leads. */
  readonly moreFlags?: readonly string[];
  /** Of Playwright's own flags, those that are left out. */
  readonly without?: readonly string[];
}

export async function launchBrowser(
  executablePath: string,
  { moreFlags = [], without = [] }: LaunchOptions = {},
): Promise<Browser> {
  const features = [...playwrightsFeatures, ...unusedFeatures].join(',');
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [...browserFlags, `--disable-features=${features}`, ...moreFlags],
    ignoreDefaultArgs: [...without],
  });
  if (isShell(executablePath)) openBesidePointer(browser);
  return browser;
}

/**
 * The shell has a pointer, which rests where its windows begin: a page would be told of it as of a visitor who
 * moves a mouse.
 */
function openBesidePointer(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => moveAside(await newPage());
    return context;
  };
}

async function moveAside(page: Page): Promise<Page> {
  const protocol = await page.context().newCDPSession(page);
  const { windowId } = await protocol.send('Browser.getWindowForTarget');
  await protocol.send('Browser.setWindowBounds', { windowId, bounds: { left: 1, top: 1 } });
  await protocol.detach();
  return page;
}
