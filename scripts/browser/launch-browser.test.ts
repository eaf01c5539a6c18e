import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { playwrightsFeatures } from './launch-browser.ts';

test('the browser of the tests lacks what Playwright turns off by itself, and nothing else', async () => {
  // A program that is no browser: what was said to it stands in the error.
  const launched = chromium.launch({ executablePath: process.execPath });
  const said = await launched.then(() => '', String);
  const [, own = ''] = /--disable-features=(\S+)/.exec(said) ?? [];
  expect(own.split(',').sort()).toEqual([...playwrightsFeatures].sort());
});
