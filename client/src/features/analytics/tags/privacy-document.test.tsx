import { cleanEvent } from '#shared/analytics/clean-event.ts';
import { EVENT_NAMES } from '#shared/analytics/event-table.ts';
import { buildEvent } from '#tests/factories/build-event.ts';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PageNow } from '../page-now.ts';
import { openDataLayer } from './data-layer.ts';
import { createGoogleAnalytics } from './google-analytics.ts';
import { createMetaPixel } from './meta-pixel.ts';
import type { Tag } from './tag.ts';
import { createTagManager } from './tag-manager.ts';

/** First cells of the table under a heading of docs/privacy.md. */
function namesUnder(heading: string): string[] {
  const [, after = ''] = readFileSync('docs/privacy.md', 'utf8').split(`\n### ${heading}\n`, 2);
  const [section = ''] = after.split(/\n##/, 1);
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name).sort();
}

/** Names of all fields in what a tag was handed, apart from times. */
const fieldsIn = (words: readonly unknown[]) => [
  ...new Set(
    words.flatMap((word) =>
      typeof word === 'object' && word !== null && !(word instanceof Date) ? Object.keys(word) : [],
    ),
  ),
];

function trackEverything(tag: Tag): void {
  const context = { isKnownPost: () => true, now: new Date(), newId: () => '' };
  tag.load();
  for (const name of EVENT_NAMES) {
    const event = cleanEvent(buildEvent(name), context);
    if (event) tag.track(event, { href: 'https://www.example.org/', title: 'Home' } as PageNow);
  }
}

test('every field that Google Analytics is handed stands in docs/privacy.md, and no other', () => {
  const host: { dataLayer?: Iterable<unknown>[] } = {};
  const layer = openDataLayer(host);
  trackEverything(createGoogleAnalytics({ measurementId: 'G-A1', sendsEvents: true, layer }));
  const words = (host.dataLayer ?? []).flatMap((command) => [...command]);
  expect(fieldsIn(words).sort()).toEqual(namesUnder('Script of Google Analytics'));
});

test('every field that Meta is handed stands in docs/privacy.md, and no other', () => {
  const host: { fbq?: { queue: unknown[][] } } = {};
  trackEverything(createMetaPixel('1', host));
  const words = (host.fbq?.queue ?? []).flat();
  expect(fieldsIn(words).sort()).toEqual(namesUnder('Script of Meta'));
});

test('every field that the tag manager is handed stands in docs/privacy.md, and no other', () => {
  const entries: unknown[] = [];
  const layer = { command: () => undefined, push: (entry: unknown) => void entries.push(entry) };
  trackEverything(createTagManager('GTM-A1', layer));
  expect(fieldsIn(entries).sort()).toEqual(namesUnder('Script of the tag manager'));
});
