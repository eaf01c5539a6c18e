import { type Browser, chromium } from 'playwright';

/** Nothing but the page under test may use the network or the processor. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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

export function launchBrowser(
  executablePath: string,
  { moreFlags = [], without = [] }: LaunchOptions = {},
): Promise<Browser> {
  const features = [...playwrightsFeatures, ...unusedFeatures].join(',');
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...browserFlags, `--disable-features=${features}`, ...moreFlags],
    ignoreDefaultArgs: [...without],
  });
}
