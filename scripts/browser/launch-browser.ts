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

/** @param moreFlags for tests that need another world, e.g. where a host's name leads */
export function launchBrowser(
  executablePath: string,
  moreFlags: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({ executablePath, headless: true, args: [...browserFlags, ...moreFlags] });
}
