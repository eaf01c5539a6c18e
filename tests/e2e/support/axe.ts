import type axeCore from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** Without comments and spaces: a page that reads it for one question does less than half of the work. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Best practices and the size of targets (WCAG 2.2) included; of what is in order nothing is said. */
const OPTIONS: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

type Scope = typeof globalThis & { axe: typeof axeCore };

/**
 * What axe finds on the page as it stands. Asked without its builder for Playwright, which for the sake of
 * frames opens one more page for each question, at five times the cost; the site has no frames.
 * @returns one line for each finding: the rule and the elements
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as Scope).axe.run(document, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
    );
  }, OPTIONS);
}
