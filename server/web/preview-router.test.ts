import { formatCentralTime } from '#server/lib/central-time.ts';
import { runOperation } from '#server/cli/staff-operations.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { sendHeaders } from '#server/http/security-headers.ts';
import { blogPosts, type NewBlogPost } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeWithDatabase, silentLogger } from '#tests/setup/databases.ts';
import { eq } from 'drizzle-orm';
import express, { type Express } from 'express';
import request from 'supertest';
import { beforeEach, expect, test } from 'vitest';
import type { PageRenderer } from '#server/web/page-renderer.ts';
import { previewRouter, withoutScripts } from './preview-router.ts';
import { createPreviewService } from '../features/blog/preview/preview-service.ts';

const NOW = new Date('2026-11-21T18:00:00Z');

/** Says what a page would be made of; the real one is tried in tests/e2e/preview.test.ts. */
const renderer: Pick<PageRenderer, 'render'> = {
  async render(pathname, _formResult, preview) {
    const isPost = pathname.startsWith('/blog/');
    const data = isPost ? await preview?.readApi?.(`/api/blog/post/a`) : undefined;
    const html = `<p>${preview?.notice ?? ''}</p><script>run()</script>${JSON.stringify(data)}`;
    return { status: isPost ? 200 : 404, html };
  },
};

describeWithDatabase('preview links', (opened) => {
  let app: Express;
  let now: Date;
  beforeEach(() => {
    now = NOW;
    app = express();
    app.use(sendHeaders({ 'Content-Security-Policy': "default-src 'self';script-src 'self'" }));
    const previews = createPreviewService(opened(), () => now);
    app.use(previewRouter(previews, renderer, (_req, _res, next) => next()));
    app.use((_req, res) => res.status(404).send('the usual 404'));
    app.use(errorHandler(silentLogger));
  });
  const store = (post: Partial<NewBlogPost>) =>
    opened()
      .db.insert(blogPosts)
      .values(buildPost({ slug: 'a', status: 'draft', publishedAt: null, ...post }));
  const linkTo = async (slug: string): Promise<string> => {
    const parts = { database: opened(), clock: () => now };
    const link = await runOperation(parts, 'posts.preview', { slug, hours: 24 });
    return (link as { path: string }).path;
  };

  test('a draft is shown with a notice, neither cached nor indexed, without scripts', async () => {
    await store({ title: 'Not out yet' });
    const answer = await request(app).get(await linkTo('a'));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Not out yet');
    expect(answer.text).toContain(
      `read it until ${formatCentralTime(new Date('2026-11-22T18:00:00Z'))}`,
    );
    expect(answer.text).not.toContain('<script');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'self';script-src 'none'",
    });
  });

  test('a scheduled post has the date that it will have', async () => {
    await store({ status: 'scheduled', scheduledFor: new Date('2026-12-01T14:00:00Z') });
    const answer = await request(app).get(await linkTo('a'));
    expect(answer.text).toContain('"publishedAt":"2026-12-01T14:00:00.000Z"');
  });

  test('from the second on at which the post is public the reader is sent to it', async () => {
    await store({ status: 'scheduled', scheduledFor: new Date('2026-11-21T19:00:00Z') });
    const link = await linkTo('a');
    now = new Date('2026-11-21T18:59:59Z');
    expect((await request(app).get(link)).status).toBe(200);
    now = new Date('2026-11-21T19:00:00Z');
    const answer = await request(app).get(link);
    expect(answer.status).toBe(302);
    expect(answer.headers).toMatchObject({ location: '/blog/a', 'cache-control': 'no-store' });
  });

  test('an expired link still leads to a post that is public', async () => {
    await store({});
    const link = await linkTo('a');
    now = new Date('2027-11-21T19:00:00Z');
    await opened().db.update(blogPosts).set({ status: 'archived', publishedAt: NOW });
    expect((await request(app).get(link)).headers['location']).toBe('/blog/a');
  });

  test('a link ends at its second, and says so', async () => {
    await store({ title: 'Not out yet' });
    const link = await linkTo('a');
    now = new Date('2026-11-22T17:59:59Z');
    expect((await request(app).get(link)).status).toBe(200);
    now = new Date('2026-11-22T18:00:00Z');
    const answer = await request(app).get(link);
    expect(answer.status).toBe(410);
    expect(answer.text).toContain(`expired on ${formatCentralTime(now)}`);
    expect(answer.text).not.toContain('Not out yet');
  });

  test('a forged, changed or cut link is an unknown address', async () => {
    await store({});
    await store({ slug: 'b' });
    const link = await linkTo('a');
    const forged = [
      link.replace('/a?', '/b?'),
      link.replace('expires=1', 'expires=2'),
      link.slice(0, -1),
      '/blog/preview/a',
      '/blog/preview/a?expires=9999999999&signature=x&signature=y',
      '/blog/preview/%00?expires=9999999999&signature=x',
    ];
    for (const path of forged) {
      const answer = await request(app).get(path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'the usual 404']);
    }
  });

  test('a link is read, and nothing else: any other method is refused', async () => {
    await store({});
    for (const path of [await linkTo('a'), '/blog/preview/x']) {
      const refused = await request(app).post(path);
      expect([refused.status, refused.get('Allow')]).toEqual([405, 'GET, HEAD']);
    }
  });

  test('a link to a post that is gone is an unknown address', async () => {
    await store({});
    const link = await linkTo('a');
    await opened().db.delete(blogPosts).where(eq(blogPosts.slug, 'a'));
    expect((await request(app).get(link)).status).toBe(404);
  });

  test('links made by two commands at once are both good', async () => {
    await store({});
    for (const link of await Promise.all([linkTo('a'), linkTo('a')])) {
      expect((await request(app).get(link)).status).toBe(200);
    }
  });
});

test('what stands in noscript is shown when no script may run', () => {
  const html = '<noscript><style>a</style></noscript><script type="x">1\n</script><p>2</p>';
  expect(withoutScripts(html)).toBe('<style>a</style><p>2</p>');
});
