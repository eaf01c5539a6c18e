import { identity } from '#shared/identity/identity.ts';
import { blogPosts } from '#shared/schema.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import { siteMap } from '#shared/site-map.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { eq } from 'drizzle-orm';
import { JSDOM } from 'jsdom';
import request from 'supertest';
import { beforeEach, expect, test, vi } from 'vitest';
import { testServer } from './support/test-server.ts';

const SITE = 'https://www.example.org';
const start = new Date('2026-03-01T12:00:00Z');
const clock = { now: start };

/** Throws when it is not well-formed. */
const parseXml = (text: string) =>
  new JSDOM(text, { contentType: 'application/xml' }).window.document;

const textsOf = (document: Document, tag: string) =>
  [...document.getElementsByTagName(tag)].map(({ textContent }) => textContent);

beforeEach(() => {
  clock.now = start;
});

describeWithDatabase(
  'files for programs',
  (database) => {
    const add = (...posts: ReturnType<typeof buildPost>[]) =>
      database().db.insert(blogPosts).values(posts);
    const open = async (publicUrl = SITE) => {
      const { app } = await testServer(
        database(),
        { clock: () => clock.now },
        { PUBLIC_URL: publicUrl },
      );
      return request(app);
    };
    type Site = Awaited<ReturnType<typeof open>>;
    const sitemapOf = async (site: Site) => {
      const document = parseXml((await site.get(machinePaths.sitemap)).text);
      const urls = [...document.getElementsByTagName('url')].map((url) => ({
        path: url.getElementsByTagName('loc')[0]?.textContent.replace(SITE, ''),
        lastmod: url.getElementsByTagName('lastmod')[0]?.textContent,
      }));
      return new Map(urls.map(({ path, lastmod }) => [path, lastmod]));
    };
    const slugsInFeed = async (site: Site) => {
      const { items } = (await site.get(machinePaths.jsonFeed)).body as { items: { id: string }[] };
      return items.map(({ id }) => id.replace(`${SITE}/blog/`, ''));
    };

    test.each(Object.values(machinePaths))(
      '%s has an ETag of its own in every encoding, and is not sent twice',
      async (path) => {
        const site = await open();
        const etags = new Set<string>();
        for (const encoding of ['br', 'gzip', 'identity']) {
          const first = await site.get(path).set('Accept-Encoding', encoding);
          expect(first.status).toBe(200);
          expect(first.get('Content-Encoding')).toBe(
            encoding === 'identity' ? undefined : encoding,
          );
          expect(first.get('Vary')).toBe('Accept-Encoding');
          const etag = first.get('ETag') ?? '';
          expect(etag).toMatch(/^"[^"]+"$/);
          etags.add(etag);
          const again = await site
            .get(path)
            .set('Accept-Encoding', encoding)
            .set('If-None-Match', etag);
          expect([again.status, again.text]).toEqual([304, '']);
        }
        expect(etags.size).toBe(3);
      },
    );

    test.each(Object.values(machinePaths))(
      '%s answers HEAD without a body and refuses other methods',
      async (path) => {
        const site = await open();
        const get = await site.get(path).set('Accept-Encoding', 'identity');
        const head = await site.head(path).set('Accept-Encoding', 'identity');
        expect(head.status).toBe(200);
        expect(head.get('Content-Length')).toBe(String(Buffer.byteLength(get.text ?? get.body)));
        expect(head.get('Content-Type')).toBe(get.get('Content-Type'));
        for (const send of [site.post(path), site.put(path), site.delete(path)]) {
          const refused = await send;
          expect([refused.status, refused.get('Allow')]).toEqual([405, 'GET, HEAD']);
        }
      },
    );

    test.each([
      [machinePaths.sitemap, 'application/xml; charset=utf-8'],
      [machinePaths.robots, 'text/plain; charset=utf-8'],
      [machinePaths.atomFeed, 'application/atom+xml; charset=utf-8'],
      [machinePaths.jsonFeed, 'application/feed+json; charset=utf-8'],
      [machinePaths.webManifest, 'application/manifest+json; charset=utf-8'],
      [machinePaths.securityTxt, 'text/plain; charset=utf-8'],
      [machinePaths.llms, 'text/plain; charset=utf-8'],
    ])('%s is sent as %s and is itself not listed', async (path, type) => {
      const answer = await (await open()).get(path);
      expect(answer.get('Content-Type')).toBe(type);
      expect(answer.get('X-Robots-Tag')).toBe('noindex');
    });

    test('the sitemap names every page that may be listed, and every post, once', async () => {
      await add(buildPost({ slug: 'current' }), buildPost({ slug: 'old', status: 'archived' }));
      await add(buildPost({ slug: 'draft', status: 'draft' }));
      const paths = [...(await sitemapOf(await open())).keys()];
      const fixed = Object.values(siteMap)
        .map(({ path }) => path)
        .filter((path) => !/[:*]/.test(path) && path !== '/elo');
      expect(paths).toEqual(expect.arrayContaining([...fixed, '/blog/current', '/blog/old']));
      expect(paths.filter((path) => path?.startsWith('/services/'))).toHaveLength(9);
      expect(paths).toHaveLength(fixed.length + 9 + 2);
    });

    test('lastmod is the moment readers could see something new, for every page and post', async () => {
      vi.stubGlobal('__PAGE_DATES__', { about: '2026-03-01', 'efax-services': '2026-03-02' });
      const publishedAt = new Date('2026-01-05T14:00:00Z');
      await add(buildPost({ slug: 'untouched', publishedAt }));
      await add(buildPost({ slug: 'edited', publishedAt }));
      await add(
        buildPost({
          slug: 'due',
          status: 'scheduled',
          scheduledFor: new Date('2026-02-01T08:00:00Z'),
        }),
      );
      await database()
        .db.update(blogPosts)
        .set({ content: 'More.', updatedAt: new Date('2099-01-01T00:00:00Z') })
        .where(eq(blogPosts.slug, 'edited'));
      const sitemap = await sitemapOf(await open());
      expect(sitemap.get('/blog/untouched')).toBe('2026-01-05T14:00:00.000Z');
      expect(sitemap.get('/blog/due')).toBe('2026-02-01T08:00:00.000Z');
      expect(sitemap.get('/blog/edited')).toBe('2099-01-01T00:00:00.000Z');
      expect(sitemap.get('/blog')).toBe('2099-01-01T00:00:00.000Z');
      expect(sitemap.get('/privacy-policy')).toContain(identity.legal.privacyUpdated);
      expect(sitemap.get('/about')).toContain('2026-03-01');
      expect(sitemap.get('/services/efax-services')).toContain('2026-03-02');
      // Nothing is in the archive.
      expect(sitemap.get('/blog/archive')).toBeUndefined();
    });

    test('a post that appears or is archived changes sitemap and feeds at once', async () => {
      const site = await open();
      expect(await slugsInFeed(site)).toEqual([]);
      expect((await sitemapOf(site)).has('/blog/new')).toBe(false);

      await add(buildPost({ slug: 'new' }));
      await expect.poll(() => slugsInFeed(site)).toEqual(['new']);
      expect((await sitemapOf(site)).has('/blog/new')).toBe(true);

      await database().db.update(blogPosts).set({ status: 'archived' });
      await expect.poll(() => slugsInFeed(site)).toEqual([]);
      expect((await sitemapOf(site)).has('/blog/new')).toBe(true);

      await database().db.update(blogPosts).set({ status: 'draft' });
      await expect.poll(async () => (await sitemapOf(site)).has('/blog/new')).toBe(false);
    });

    test('a scheduled post is in sitemap and feeds from its second on', async () => {
      const scheduledFor = new Date('2026-03-01T12:00:10Z');
      await add(buildPost({ slug: 'planned', status: 'scheduled', scheduledFor }));
      const site = await open();
      clock.now = new Date('2026-03-01T12:00:09Z');
      expect(await slugsInFeed(site)).toEqual([]);
      expect((await sitemapOf(site)).has('/blog/planned')).toBe(false);
      clock.now = scheduledFor;
      // The database has sent its schedule by then, or is asked at every reading.
      await expect.poll(() => slugsInFeed(site)).toEqual(['planned']);
      expect((await sitemapOf(site)).get('/blog/planned')).toBe(scheduledFor.toISOString());
    });

    test('feeds stay readable whatever stands in a post', async () => {
      await add(
        buildPost({
          slug: 'hostile',
          title: `"Tom & Jerry" ]]> <script>alert(1)</script> \u0008`,
          summary: 'a < b & c ]]> \u000b',
          content: '**Head & <b>**\n\nText ]]> <img src=x onerror=alert(1)> \u0001 \u{1F600}',
          tags: ['R&D "quoted" <x>'],
        }),
      );
      const site = await open();
      const atom = parseXml((await site.get(machinePaths.atomFeed)).text);
      const entry = atom.getElementsByTagName('entry')[0];
      const asText = (html: string) => new JSDOM(html).window.document.body;
      const title = asText(entry?.getElementsByTagName('title')[0]?.textContent ?? '');
      expect(title.querySelector('script')).toBeNull();
      expect(title.textContent.trim()).toBe('Tom & Jerry ]]> <script>alert(1)</script>');
      const content = asText(entry?.getElementsByTagName('content')[0]?.textContent ?? '');
      expect(content.querySelector('h2')?.textContent).toBe('Head & <b>');
      expect(content.querySelector('img')).toBeNull();
      expect(entry?.getElementsByTagName('category')[0]?.getAttribute('term')).toContain('R&D');
      const json = (await site.get(machinePaths.jsonFeed)).body as { items: { title: string }[] };
      expect(json.items[0]?.title.trim()).toBe('Tom & Jerry ]]> <script>alert(1)</script>');
      expect((await site.get(machinePaths.llms)).text).toContain('Tom & Jerry');
    });

    test('feeds show the picture of a post with its alternative text, and none from elsewhere', async () => {
      const featuredImageAlt = 'A desk, "seen" from <above>';
      await add(
        buildPost({ slug: 'own', featuredImage: '/blog/desk.avif', featuredImageAlt }),
        buildPost({ slug: 'other', featuredImage: 'https://elsewhere.example/a.png' }),
      );
      const site = await open();
      const { items } = (await site.get(machinePaths.jsonFeed)).body as {
        items: { id: string; content_html: string }[];
      };
      const pictures = items.flatMap(({ content_html }) =>
        [...new JSDOM(content_html).window.document.images].map(({ src, alt }) => ({ src, alt })),
      );
      expect(pictures).toEqual([{ src: `${SITE}/blog/desk.avif`, alt: featuredImageAlt }]);
      const atom = parseXml((await site.get(machinePaths.atomFeed)).text);
      expect(textsOf(atom, 'content').join()).toContain(`src="${SITE}/blog/desk.avif"`);
    });

    test('the Atom feed has what RFC 4287 asks for', async () => {
      await add(buildPost({ slug: 'one' }));
      const atom = parseXml((await (await open()).get(machinePaths.atomFeed)).text);
      const [feedId, entryId] = textsOf(atom, 'id');
      expect(feedId).toBe(`${SITE}/blog`);
      expect(entryId).toBe(`${SITE}/blog/one`);
      expect(textsOf(atom, 'updated')).toEqual([
        '2026-01-05T14:00:00.000Z',
        '2026-01-05T14:00:00.000Z',
      ]);
      expect(atom.querySelector('feed > author > name')?.textContent).toBeTruthy();
      const self = atom.querySelector('link[rel="self"]')?.getAttribute('href');
      expect(self).toBe(SITE + machinePaths.atomFeed);
    });

    test('a published site may be read and says where its sitemap is', async () => {
      const site = await open();
      const robots = (await site.get(machinePaths.robots)).text;
      expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
      expect(robots).not.toContain('Disallow');
      expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
      expect((await site.get('/nothing')).get('X-Robots-Tag')).toBeUndefined();
    });

    test.each(['http://127.0.0.1:3000', 'https://www.redbudhealthit.example'])(
      'nothing is listed while the public address is %s',
      async (publicUrl) => {
        const site = await open(publicUrl);
        const robots = (await site.get(machinePaths.robots)).text;
        expect(robots).toMatch(/^User-agent: \*\nDisallow: \/$/m);
        expect((await site.get('/nothing')).get('X-Robots-Tag')).toBe('noindex');
      },
    );

    test('security.txt expires within a year, and never soon', async () => {
      const site = await open();
      const expiryOf = async () =>
        Date.parse(
          /^Expires: (.+)$/m.exec((await site.get(machinePaths.securityTxt)).text)?.[1] ?? '',
        );
      const days = ((await expiryOf()) - clock.now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(90);
      expect(days).toBeLessThan(365);
      clock.now = new Date('2027-03-01T12:00:00Z');
      expect(await expiryOf()).toBeGreaterThan(clock.now.getTime());
    });

    test('security.txt has the fields of RFC 9116', async () => {
      const { text } = await (await open()).get(machinePaths.securityTxt);
      expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
      expect(text).toMatch(
        /^Canonical: https:\/\/www\.example\.org\/\.well-known\/security\.txt$/m,
      );
      expect(text).toMatch(/^Preferred-Languages: en$/m);
      expect(text.match(/^Expires:/gm)).toHaveLength(1);
    });
  },
  () => clock.now,
);
