import { expect } from 'vitest';
import { follow, SCRIPTS, test } from './support/measured-test.ts';

test('where the scripts cannot be had, the site works and only the console hears of it', async ({
  world,
  visit,
}) => {
  world.others.fail();
  const visitor = await visit('/about', {
    answer: 'accepted',
    expected: [/status of 503/, /did not load and received nothing/],
  });
  const notes: string[] = [];
  visitor.page.on('console', (message) => notes.push(message.text()));
  await expect.poll(() => visitor.outside().sort(), { timeout: 30_000 }).toEqual(SCRIPTS);
  await follow(visitor.page, '/contact');
  expect(await visitor.page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await expect
    .poll(() => notes.filter((note) => note.includes('did not load')).length, { timeout: 40_000 })
    .toBe(SCRIPTS.length);
  expect(visitor.events().map(({ event }) => event)).toContain('page_view');
});
