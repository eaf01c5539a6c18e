import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { vi } from 'vitest';
import { browserFlags, unusedFeatures } from '#scripts/browser/launch-browser.ts';
import type { Engine } from './engine.ts';
import { middleOf, TARGET, type Visitor } from './visitor.ts';

/** Chromium by its own protocol, Firefox by WebDriver BiDi; Playwright drives only a Firefox of its own. */
export async function startWithPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
  isStill: boolean,
): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath,
    headless: true,
    browser: name === 'chromium' ? 'chrome' : 'firefox',
    ...(isStill && { extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 } }),
    // Puppeteer adds the features to its own.
    args:
      name === 'chromium'
        ? [...browserFlags, `--disable-features=${unusedFeatures.join(',')}`]
        : [],
  });
  return { newVisitor: () => visitorIn(browser), close: () => browser.close() };
}

async function visitorIn(browser: Browser): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const complaints = recordComplaints(page);
  const run = page.evaluate.bind(page) as Visitor['run'];
  return {
    complaints,
    run,
    go: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    async click(selector, text = '') {
      const { x, y } = await vi.waitUntil(() => run(middleOf, selector, text), TARGET);
      await page.mouse.click(x, y);
    },
    async stir() {
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot({ fullPage: true }),
    close: () => context.close(),
  };
}

function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}
