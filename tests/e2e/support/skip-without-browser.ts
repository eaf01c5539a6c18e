import { beforeEach, inject } from 'vitest';

/** Where no browser can be had, every browser test says so instead of failing. */
beforeEach(({ skip }) => {
  const browser = inject('browser');
  if ('missing' in browser) skip(browser.missing);
});
