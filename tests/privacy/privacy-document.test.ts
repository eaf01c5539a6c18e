import { configuredDestinations } from '#server/features/tracking/forwarding/forwarder.ts';
import { readConfig } from '#server/config.ts';
import { cleanEvent } from '#shared/analytics/clean-event.ts';
import { CONSENT_PARAMETER } from '#shared/analytics/consent.ts';
import { definitionOf, EVENT_NAMES } from '#shared/analytics/event-table.ts';
import { thirdPartyHosts } from '#shared/analytics/third-party-hosts.ts';
import { ownStorage, thirdPartyStorage } from '#shared/content/legal/storage.ts';
import { storageKeys } from '#shared/content/legal/storage-keys.ts';
import { trackEvent } from '#shared/contracts/track-event.ts';
import { keysOf, OUTLETS } from '#shared/entities/fields.ts';
import { leadFields } from '#shared/entities/lead.ts';
import { dailyCounts, unansweredQuestions, webVitalCounts } from '#shared/schema.ts';
import { buildEvent } from '#tests/factories/build-event.ts';
import { forwardingTo, startEventReceiver } from '#tests/fakes/event-receiver.ts';
import { getTableColumns } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeEvent } from './describe-event.ts';

const document = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

/** The lines of every table under a heading, cell by cell, without their heads. */
function rowsUnder(heading: string): string[][] {
  const [, after = ''] = document.split(`\n${heading}`, 2);
  const [section = ''] = after.split(/\n##/, 1);
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  const isRule = (cells: string[] | undefined) => cells?.every((cell) => /^-+$/.test(cell));
  const documented = rows.filter((cells, index) => !isRule(cells) && !isRule(rows[index + 1]));
  expect(documented.length, heading).toBeGreaterThan(0);
  return documented;
}

/** The first cells under a heading, without their backticks. */
const namesUnder = (heading: string) =>
  rowsUnder(heading)
    .map(([name = '']) => name.replaceAll('`', ''))
    .sort();

/** Paths of all values in a body, such as `data[].event_name`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => pathsIn(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    pathsIn(child, path === '' ? key : `${path}.${key}`),
  );
}

/** The paths of everything that both receivers get when every event happens once. */
async function forwardedPaths(): Promise<Record<string, string[]>> {
  const receiver = await startEventReceiver();
  const config = readConfig(forwardingTo(receiver));
  const context = { isKnownPost: () => true, now: new Date(), newId: () => '' };
  const cookies = {
    _ga: 'GA1.1.1.2',
    _ga_TEST123: 'GS1.1.1700000000.1',
    _fbp: 'fb.1.1700000000000.1',
    _fbc: 'fb.1.1700000000000.click',
  };
  const paths: Record<string, string[]> = {};
  for (const destination of configuredDestinations(config)) {
    const items = EVENT_NAMES.flatMap((name) => {
      const event = cleanEvent(buildEvent(name), context);
      const item = event && destination.prepare({ event, cookies });
      return item === undefined ? [] : [item];
    });
    const before = receiver.received.length;
    await destination.send(items, AbortSignal.timeout(20_000));
    const bodies = receiver.received.slice(before).map(({ body }) => body);
    paths[destination.name] = [...new Set(pathsIn(bodies))].map((path) => path.slice(3)).sort();
  }
  return paths;
}

test('names every field of an event, and only those', () => {
  const headers = ['Cookie', 'Sec-GPC'];
  const fields = [...Object.keys(trackEvent.request.shape), CONSENT_PARAMETER, ...headers];
  expect(namesUnder('## 1. From the browser to our server')).toEqual(fields.sort());
});

test('describes every event as the table of events has it', () => {
  const described = EVENT_NAMES.map((name) => describeEvent(name, definitionOf(name)));
  expect(rowsUnder('### Events')).toEqual(described);
});

test('names every field that leaves the server, to Google and to Meta', async () => {
  const paths = await forwardedPaths();
  expect(namesUnder('### Google Analytics 4')).toEqual(paths['ga4']);
  expect(namesUnder('### Meta, Conversions API')).toEqual(paths['meta']);
});

test('names the hosts that the server forwards to', () => {
  const { ga, meta } = readConfig({});
  expect(document).toContain(`Measurement Protocol: \`${new URL(ga.apiUrl).host}\``);
  expect(document).toContain(`Conversions API: \`${new URL(meta.apiUrl).host}\``);
});

const PREFIX = storageKeys.session.replace('session', '');

test('names everything that the browser keeps', () => {
  // Our own begin with the short name of the company, whichever it is.
  const own = ownStorage.map((entry) => ({ ...entry, name: entry.name.replace(PREFIX, '…-') }));
  const stored = [...own, ...thirdPartyStorage].map((entry) => [
    `\`${entry.name}\``,
    entry.kind,
    entry.setBy,
  ]);
  const documented = rowsUnder('## 4. What the browser keeps').map((cells) => cells.slice(0, 3));
  expect(documented).toEqual(stored);
});

test.each([
  ['### Web vitals', webVitalCounts],
  ['### Counts of the day', dailyCounts],
  ['### Questions without an answer', unansweredQuestions],
])('names every column under %s', (heading, table) => {
  const columns = Object.values<{ name: string }>(getTableColumns(table)).map(({ name }) => name);
  expect(namesUnder(heading)).toEqual(columns.sort());
});

test('says of every field of a lead where it goes', () => {
  const described = keysOf(leadFields).map((key) => {
    const { label, to } = leadFields[key];
    const ways = OUTLETS.filter((way) => to[way]);
    return [`\`${key}\``, label, ways.join(', ')];
  });
  expect(rowsUnder('### Leads')).toEqual(described);
});

test('names every host that a page may reach', () => {
  const hosts = Object.values(thirdPartyHosts).flatMap(({ connect, img, script }) => [
    ...connect,
    ...img,
    ...script,
  ]);
  const names = hosts.map((host) => host.replace('https://', ''));
  expect(namesUnder('## 6. Hosts')).toEqual([...new Set(names)].sort());
});
