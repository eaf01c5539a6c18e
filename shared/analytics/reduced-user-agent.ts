/** Read in this order: every browser also claims to be those below it. */
const BROWSERS = [
  { name: 'Edg', pattern: /\bEdg(?:e|A|iOS)?\/(\d{1,3})/ },
  { name: 'Firefox', pattern: /\b(?:Firefox|FxiOS)\/(\d{1,3})/ },
  { name: 'Chrome', pattern: /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/(\d{1,3})/ },
  { name: 'Safari', pattern: /\bVersion\/(\d{1,3})[\d.]* (?:Mobile\/\w+ )?Safari\// },
] as const;

const SYSTEMS = [
  { platform: 'Linux; Android 10; K', pattern: /Android/ },
  { platform: 'iPhone; CPU iPhone OS 18_0 like Mac OS X', pattern: /iPhone|iPod/ },
  { platform: 'iPad; CPU OS 18_0 like Mac OS X', pattern: /iPad/ },
  { platform: 'Windows NT 10.0; Win64; x64', pattern: /Windows/ },
  { platform: 'Macintosh; Intel Mac OS X 10_15_7', pattern: /Macintosh|Mac OS X/ },
  { platform: 'X11; CrOS x86_64 14541.0.0', pattern: /CrOS/ },
  { platform: 'X11; Linux x86_64', pattern: /Linux/ },
] as const;

/**
 * A user agent put together again from what was recognized: kind of system, browser and its main
 * version; 'Mozilla/5.0' alone for everything else. Models, build numbers and whatever a program or
 * a person put there stay behind. Reducing a reduced one changes nothing.
 */
export function reducedUserAgent(userAgent: string): string {
  const system = SYSTEMS.find(({ pattern }) => pattern.test(userAgent));
  const browser = BROWSERS.find(({ pattern }) => pattern.test(userAgent));
  if (!system || !browser) return 'Mozilla/5.0';
  const version = browser.pattern.exec(userAgent)?.[1] ?? '0';
  const product =
    browser.name === 'Safari'
      ? `Version/${version}.0 Safari/605.1.15`
      : `${browser.name}/${version}.0`;
  return `Mozilla/5.0 (${system.platform}) ${product}`;
}
