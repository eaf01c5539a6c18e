import { launch, Launcher, type LaunchedChrome } from 'chrome-launcher';
import { browserFlags, unusedFeatures } from '#scripts/browser/launch-browser.ts';

const FEATURES = '--disable-features=';

/**
 * Chromium for Lighthouse alone: a second tool that listens to the browser takes part in what is measured,
 * and so do pages of the browser's own, which start together with the page under test.
 */
export async function openForLighthouse(chromePath: string): Promise<LaunchedChrome> {
  // Chromium heeds only the last list of features that it is given.
  const usual = Launcher.defaultFlags().find((flag) => flag.startsWith(FEATURES)) ?? FEATURES;
  const features = [usual, ...unusedFeatures].join(',');
  return launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags, features] });
}
