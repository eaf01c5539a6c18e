import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { createApiReader } from '#server/http/read-endpoint.ts';
import { createPageCache } from '#server/web/page-cache.ts';
import type { PageRenderer } from '#server/web/page-renderer.ts';
import { createPageWriter } from '#server/web/page-writer.ts';
import { formatDate } from '#client/features/blog/format-date.ts';
import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import {
  describeWithDatabase,
  freshPostgresUrl,
  missingPostgres,
  silentLogger,
} from '#tests/setup/databases.ts';
import { ASSERT_TIMEOUT_MS } from '#tests/setup/timeouts.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { atOffice } from '#tests/setup/at-office.ts';
import request from 'supertest';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testServer } from './support/test-server.ts';

let clock = new Date();
const now = () => clock;
const setClock = (time: Date | string, offsetMs = 0) => {
  clock = new Date(new Date(time).getTime() + offsetMs);
};

/** Moments at the sample's office around both changes of 2026, and the day readers see. */
const moments: [central: string, utc: string, day: string][] = [
  ['the morning before summer time, 8:00 CST', '2026-03-07T14:00:00Z', 'March 7, 2026'],
  ['the last second of winter time, 1:59:59 CST', '2026-03-08T07:59:59Z', 'March 8, 2026'],
  ['the first of summer time, 3:00 CDT', '2026-03-08T08:00:00Z', 'March 8, 2026'],
  ['the morning after, 8:00 CDT', '2026-03-08T13:00:00Z', 'March 8, 2026'],
  ['the evening before winter time, 23:30 CDT', '2026-11-01T04:30:00Z', 'October 31, 2026'],
  ['1:30 in the night, the first time', '2026-11-01T06:30:00Z', 'November 1, 2026'],
  ['1:30 in the night, the second time', '2026-11-01T07:30:00Z', 'November 1, 2026'],
  ['the morning after, 8:00 CST', '2026-11-01T14:00:00Z', 'November 1, 2026'],
];

const momentsAtOffice = moments.map(
  ([name, utc, day]) => [name, atOffice(utc).toISOString(), day] as const,
);

describeWithDatabase(
  'a post that becomes public by the clock',
  (database) => {
    /** What readers get of the post `due` and of the current list at this moment. */
    async function seen() {
      const { app } = await testServer(database(), { clock: now });
      const list = await request(app).get('/api/blog/published');
      const post = await request(app).get('/api/blog/post/due');
      const { posts } = list.body as { posts: { slug: string; publishedAt: string }[] };
      return { isListed: posts.some(({ slug }) => slug === 'due'), status: post.status, posts };
    }

    test.each(momentsAtOffice)(
      'is there at its second and not one before: %s',
      async (_name, utc, day) => {
        setClock(utc, -1_000);
        const post = buildPost({ slug: 'due', status: 'scheduled', scheduledFor: new Date(utc) });
        await database().db.insert(blogPosts).values(post);
        expect(await seen()).toMatchObject({ isListed: false, status: 404 });
        setClock(utc, -1);
        expect(await seen()).toMatchObject({ isListed: false, status: 404 });
        setClock(utc);
        const { posts, ...atItsSecond } = await seen();
        expect(atItsSecond).toEqual({ isListed: true, status: 200 });
        expect(formatDate(posts[0]?.publishedAt ?? '')).toBe(day);
      },
    );

    test('may also be published with a date in the future', async () => {
      const date = '2026-11-01T14:00:00Z';
      await database()
        .db.insert(blogPosts)
        .values(buildPost({ slug: 'due', publishedAt: new Date(date) }));
      setClock(date, -1_000);
      expect(await seen()).toMatchObject({ isListed: false, status: 404 });
      setClock(date);
      expect(await seen()).toMatchObject({ isListed: true, status: 200 });
    });

    test.each([
      ['scheduled', { status: 'scheduled', scheduledFor: new Date('2026-11-01T07:30:00Z') }],
      ['published ahead', { publishedAt: new Date('2026-11-01T07:30:00Z') }],
    ] as const)('changes pages in memory at that second: %s', async (_name, fields) => {
      setClock('2026-11-01T07:29:59Z');
      await database()
        .db.insert(blogPosts)
        .values(buildPost({ slug: 'due', ...fields }));
      const site = await pageServer(database());
      const before = await site.steady('/blog');
      expect(before.body).not.toContain('"due"');
      expect((await site.get('/blog', before.etag)).status).toBe(304);
      expect((await site.get('/blog/due')).status).toBe(404);

      setClock('2026-11-01T07:30:00Z');
      const after = await site.get('/blog', before.etag);
      expect(after.status).toBe(200);
      expect(after.body).toContain('"due"');
      expect((await site.get('/blog/due')).status).toBe(200);
    });
  },
  now,
);

test.skipIf(missingPostgres() !== undefined)(
  'every instance shows a scheduled post at the same second, also one started in between',
  async () => {
    setClock('2026-03-08T07:59:59Z');
    const { url, remove } = await freshPostgresUrl();
    const open = () => openDatabase({ databaseUrl: url, dataDir: tmpdir(), now }, silentLogger);
    const databases = [await open()];
    onTestFinished(async () => {
      await Promise.all(databases.map((database) => database.close()));
      await remove();
    });
    const scheduledFor = new Date('2026-03-08T08:00:00Z');
    await databases[0]?.db
      .insert(blogPosts)
      .values(buildPost({ slug: 'due', status: 'scheduled', scheduledFor }));
    databases.push(await open());
    const sites = await Promise.all(databases.map(pageServer));
    for (const site of sites) expect((await site.steady('/blog')).body).not.toContain('"due"');
    setClock('2026-03-08T08:00:00Z');
    for (const site of sites) expect((await site.get('/blog')).body).toContain('"due"');
  },
);

/**
 * Pages over HTTP as the site serves them from memory; only the drawing is left out: a page is the
 * API's answer that it would be drawn from.
 */
async function pageServer(database: Database) {
  const { services } = await testServer(database, { clock: now });
  const readApi = createApiReader(services.endpoints);
  const renderer: PageRenderer = {
    scriptHashes: [],
    styleHashes: [],
    render: async (address) => {
      const path = address === '/blog' ? 'published' : address.replace('/blog', 'post');
      return readApi(`/api/blog/${path}`).then(
        (data) => ({ status: 200, html: JSON.stringify(data) }),
        () => ({ status: 404, html: '' }),
      );
    },
  };
  const pages = createPageCache(renderer, () => database.content.version(), { now });
  const writePage = createPageWriter(() => ({}));
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    const ready = pages.ready(path);
    void Promise.resolve(ready ?? pages.load(path)).then((page) => writePage(req, res, page));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function get(path: string, etag?: string) {
    const headers = {
      'Accept-Encoding': 'identity',
      ...(etag !== undefined && { 'If-None-Match': etag }),
    };
    const response = await fetch(origin + path, { headers });
    const { status } = response;
    return { status, etag: response.headers.get('etag') ?? '', body: await response.text() };
  }

  return {
    get,
    /** The page once it has come from memory three times: what was announced has then been heard. */
    async steady(path: string) {
      let known: unknown;
      let same = 0;
      return vi.waitFor(async () => {
        const answer = await get(path);
        const version = pages.ready(path)?.version;
        same = version !== undefined && version === known ? same + 1 : 0;
        known = version;
        expect(same).toBeGreaterThanOrEqual(3);
        return answer;
      }, ASSERT_TIMEOUT_MS);
    },
  };
}
