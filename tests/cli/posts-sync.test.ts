import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { describe, expect, test } from 'vitest';
import { NOW, postDesk, published } from './support/post-desk.ts';
import { runCommand } from './support/run-command.ts';

describeWithDatabase(
  'staff posts',
  (opened) => {
    const desk = postDesk(opened);
    const { list, rowOf, staff } = desk;

    describe('sync', () => {
      test('brings files in, and touches no row the second time', async () => {
        await desk.folder.write('a', published);
        await desk.folder.write('b');
        expect(await staff('sync')).toMatchObject({
          code: 0,
          notes: '2 new, 0 changed, 0 unchanged.',
        });
        const before = await opened().db.select().from(blogPosts);
        expect(await staff('sync')).toMatchObject({
          code: 0,
          out: '',
          notes: '0 new, 0 changed, 2 unchanged.',
        });
        expect(await opened().db.select().from(blogPosts)).toEqual(before);
      });

      test('dates a change of the words, not one of the category, and not the day of the sync', async () => {
        await desk.folder.write('a', published);
        await staff('sync');
        const first = await rowOf('a');
        expect(first?.updatedAt).toEqual(first?.publishedAt);
        await desk.folder.write('a', { ...published, category: 'Other' });
        await staff('sync');
        expect((await rowOf('a'))?.updatedAt).toEqual(first?.publishedAt);
        await desk.folder.write('a', { ...published, category: 'Other', title: 'Other' });
        await staff('sync');
        expect((await rowOf('a'))?.updatedAt).toEqual(desk.now);
      });

      test('updates the row of a changed file under its id', async () => {
        await desk.folder.write('a', published);
        await staff('sync');
        const before = await rowOf('a');
        await desk.folder.write('a', { ...published, title: 'Other' }, 'New text.');
        expect((await staff('sync')).out).toBe('changed  a (title, content)');
        const after = await rowOf('a');
        expect(after).toMatchObject({ id: before?.id, title: 'Other', content: 'New text.' });
      });

      test('--dry-run shows a patch and writes nothing', async () => {
        await desk.folder.write('a', published, 'Old text.\n\nThe rest.');
        await staff('sync');
        const before = await opened().db.select().from(blogPosts);
        await desk.folder.write('a', published, 'New text.\n\nThe rest.');
        await desk.folder.write('b');
        const { code, out } = await staff('sync', '--dry-run');
        expect(code).toBe(0);
        expect(out).toContain('-content: Old text.\n+content: New text.');
        expect(out).toMatch(/^new {6}b$/m);
        expect(await opened().db.select().from(blogPosts)).toEqual(before);
      });

      test('writes nothing at all when one file is bad', async () => {
        await desk.folder.write('a');
        await desk.folder.write('b', { status: 'live' });
        const { code, notes } = await staff('sync');
        expect(code).toBe(1);
        expect(notes).toMatch(/b\.md:\d+: error: status must be one of/);
        expect(await list()).toEqual([]);
      });

      test('rolls back what was written when the database refuses a later post', async () => {
        await desk.folder.write('a', { ...published });
        await desk.folder.write('b');
        await opened().db.execute(`alter table blog_posts add constraint no_b check (slug <> 'b')`);
        try {
          const { code, notes } = await staff('sync');
          expect(code).toBe(1);
          expect(notes).toMatch(/The database refused this \(23514, no_b\)/);
          expect(await list()).toEqual([]);
        } finally {
          await opened().db.execute(`alter table blog_posts drop constraint no_b`);
        }
      });

      test('reports posts without a file and deletes none', async () => {
        await opened()
          .db.insert(blogPosts)
          .values(buildPost({ slug: 'by-hand' }));
        await desk.folder.write('a');
        const { code, notes } = await staff('sync');
        expect(code).toBe(0);
        expect(notes).toContain('by-hand (published) is in the database, but has no file');
        expect(await rowOf('by-hand')).toBeDefined();
      });

      test('does not let a file of yesterday take a public post down, unless asked to', async () => {
        await desk.folder.write('a', published);
        await desk.folder.write('b');
        await staff('sync');
        await desk.folder.write('a');
        await desk.folder.write('b', { title: 'Other' });
        const { code, notes } = await staff('sync');
        expect(code).toBe(1);
        expect(notes).toContain('a is published and cannot become draft without --take-down');
        expect(await rowOf('a')).toMatchObject({ status: 'published' });
        expect(await rowOf('b')).toMatchObject({ title: 'Title of b' });
        expect((await staff('sync', '--take-down')).code).toBe(0);
        expect(await rowOf('a')).toMatchObject({ status: 'draft' });
      });

      test('leaves a scheduled post alone that has become public by its time', async () => {
        await desk.folder.write('a', {
          status: 'scheduled',
          scheduledFor: "'2026-11-22T14:00:00Z'",
        });
        await staff('sync');
        desk.now = new Date('2026-11-23T00:00:00Z');
        expect(await staff('sync')).toMatchObject({
          code: 0,
          notes: '0 new, 0 changed, 1 unchanged.',
        });
      });

      test('a folder that is not there is explained in one sentence', async () => {
        const options = desk.options();
        expect(await runCommand(['posts', 'sync', '--folder', '/no/such'], options)).toEqual({
          code: 1,
          out: '',
          notes: 'The folder of posts /no/such cannot be read (ENOENT).',
        });
      });
    });
  },
  () => NOW,
);
