import { services } from '#shared/content/services.ts';
import { siteMap } from '#shared/site-map.ts';
import { expect, test } from 'vitest';
import { serviceMetadata } from './service-metadata.ts';

test.each(services)(
  '$id has a title and a description as long as search results show',
  (service) => {
    const { title, description } = serviceMetadata(service);
    expect(title.length).toBeGreaterThanOrEqual(30);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  },
);

test('no two services, and no page beside them, share a title or a description', () => {
  const all = [...services.map(serviceMetadata), ...Object.values(siteMap)];
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});
