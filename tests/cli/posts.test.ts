import { blogPosts } from '#shared/schema.ts';
import { buildPost } from '#tests/factories/build-post.ts';
import { describeOnBothEngines } from '#tests/setup/databases.ts';
import { eq } from 'drizzle-orm';
import { chmod } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PostFolder, postFolder } from './support/post-folder.ts';
import { type CommandResult, runCommand } from './support/run-command.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const published = { status: 'published', publishedAt: "'2026-10-01T13:00:00Z'" };

describeOnBothEngines(
  'staff posts',
  (opened) => {
    let folder: PostFolder;
    let now: Date;
    const staff = (...args: string[]): Promise<CommandResult> =>
      runCommand(['posts', ...args, '--folder', folder.path], {
        database: opened(),
        now: () => now,
      });
    const list = async (...args: string[]) => {
      const options = { database: opened(), now: () => now };
      const { out } = await runCommand(['posts', 'list', '--json', ...args], options);
      return JSON.parse(out) as { slug: string; status: string; live: boolean }[];
    };
    const rowOf = async (slug: string) => {
      const rows = await opened().db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
      return rows[0];
    };
    beforeEach(async () => {
      folder = await postFolder();
      now = NOW;
    });

    describe('new', () => {
      test('makes a draft that can be synced at once', async () => {
        const made = await staff('new', 'What "EHR" means: a guide', '--json');
        expect(made.code).toBe(0);
        expect(JSON.parse(made.out)).toMatchObject({ slug: 'what-ehr-means-a-guide' });
        expect((await staff('sync')).code).toBe(0);
        expect(await rowOf('what-ehr-means-a-guide')).toMatchObject({
          title: 'What "EHR" means: a guide',
          status: 'draft',
          publishedAt: null,
        });
      });

      test('refuses a slug that is taken, leaving the file alone', async () => {
        await folder.write('a-title');
        const before = await folder.read('a-title');
        const again = await staff('new', 'A title');
        expect(again).toMatchObject({
          code: 2,
          notes: expect.stringContaining('--slug') as string,
        });
        expect(await folder.read('a-title')).toBe(before);
      });

      test.each(['', '???', 'Archive', 'x'.repeat(201)])('refuses the title %j', async (title) => {
        expect(await staff('new', title)).toMatchObject({ code: 2, out: '' });
      });
    });

    describe('lint', () => {
      test('says file and line and ends with 1', async () => {
        await folder.write('a', { summary: '' });
        const { code, out } = await staff('lint');
        expect(code).toBe(1);
        expect(out).toMatch(/a\.md:3: warning: .*\(summary\)$/m);
      });

      test('ends with 0 when all is well; hints count with --strict only', async () => {
        await folder.write('a', { tags: '[new one]' });
        expect((await staff('lint')).code).toBe(0);
        expect((await staff('lint', '--strict')).code).toBe(1);
      });

      test('looks at the posts that were named, and gives JSON', async () => {
        await folder.write('a', { summary: '' });
        await folder.write('b');
        expect(await staff('lint', 'b', '--json')).toMatchObject({ code: 0, out: '[]' });
        const { out } = await staff('lint', 'a.md', '--json');
        expect(JSON.parse(out)).toMatchObject([{ file: 'a.md', line: 3, rule: 'summary' }]);
        expect((await staff('lint', 'c')).code).toBe(2);
      });
    });

    describe('sync', () => {
      test('brings files in, and touches no row the second time', async () => {
        await folder.write('a', published);
        await folder.write('b');
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
        await folder.write('a', published);
        await staff('sync');
        const first = await rowOf('a');
        expect(first?.updatedAt).toEqual(first?.publishedAt);
        await folder.write('a', { ...published, category: 'Other' });
        await staff('sync');
        expect((await rowOf('a'))?.updatedAt).toEqual(first?.publishedAt);
        await folder.write('a', { ...published, category: 'Other', title: 'Other' });
        await staff('sync');
        expect((await rowOf('a'))?.updatedAt).toEqual(now);
      });

      test('updates the row of a changed file under its id', async () => {
        await folder.write('a', published);
        await staff('sync');
        const before = await rowOf('a');
        await folder.write('a', { ...published, title: 'Other' }, 'New text.');
        expect((await staff('sync')).out).toBe('changed  a (title, content)');
        const after = await rowOf('a');
        expect(after).toMatchObject({ id: before?.id, title: 'Other', content: 'New text.' });
      });

      test('--dry-run shows a patch and writes nothing', async () => {
        await folder.write('a', published, 'Old text.\n\nThe rest.');
        await staff('sync');
        const before = await opened().db.select().from(blogPosts);
        await folder.write('a', published, 'New text.\n\nThe rest.');
        await folder.write('b');
        const { code, out } = await staff('sync', '--dry-run');
        expect(code).toBe(0);
        expect(out).toContain('-content: Old text.\n+content: New text.');
        expect(out).toMatch(/^new {6}b$/m);
        expect(await opened().db.select().from(blogPosts)).toEqual(before);
      });

      test('writes nothing at all when one file is bad', async () => {
        await folder.write('a');
        await folder.write('b', { status: 'live' });
        const { code, notes } = await staff('sync');
        expect(code).toBe(1);
        expect(notes).toMatch(/b\.md:\d+: error: status must be one of/);
        expect(await list()).toEqual([]);
      });

      test('rolls back what was written when the database refuses a later post', async () => {
        await folder.write('a', { ...published });
        await folder.write('b');
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
        await folder.write('a');
        const { code, notes } = await staff('sync');
        expect(code).toBe(0);
        expect(notes).toContain('by-hand (published) is in the database, but has no file');
        expect(await rowOf('by-hand')).toBeDefined();
      });

      test('does not let a file of yesterday take a public post down, unless told to', async () => {
        await folder.write('a', published);
        await folder.write('b');
        await staff('sync');
        await folder.write('a');
        await folder.write('b', { title: 'Other' });
        const { code, notes } = await staff('sync');
        expect(code).toBe(1);
        expect(notes).toContain('a is published and cannot become draft without --take-down');
        expect(await rowOf('a')).toMatchObject({ status: 'published' });
        expect(await rowOf('b')).toMatchObject({ title: 'Title of b' });
        expect((await staff('sync', '--take-down')).code).toBe(0);
        expect(await rowOf('a')).toMatchObject({ status: 'draft' });
      });

      test('leaves a scheduled post alone that has become public by its time', async () => {
        await folder.write('a', { status: 'scheduled', scheduledFor: "'2026-11-22T14:00:00Z'" });
        await staff('sync');
        now = new Date('2026-11-23T00:00:00Z');
        expect(await staff('sync')).toMatchObject({
          code: 0,
          notes: '0 new, 0 changed, 1 unchanged.',
        });
      });

      test('a folder that is not there is told in one sentence', async () => {
        const options = { database: opened() };
        expect(await runCommand(['posts', 'sync', '--folder', '/no/such'], options)).toEqual({
          code: 1,
          out: '',
          notes: 'The folder of posts /no/such cannot be read (ENOENT).',
        });
      });
    });

    describe('list', () => {
      test('shows newest first with Central times, drafts on top', async () => {
        await folder.write('old', published);
        await folder.write('soon', { status: 'scheduled', scheduledFor: "'2026-12-01T14:00:00Z'" });
        await folder.write('draft');
        await staff('sync');
        const { out } = await runCommand(['posts', 'list'], { database: opened(), now: () => now });
        expect(out.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
          'STATUS | DATE | SLUG | TITLE',
          'draft | draft | Title of draft',
          'scheduled | 2026-12-01 08:00 CST | soon | Title of soon',
          'published | 2026-10-01 08:00 CDT | old | Title of old',
        ]);
        expect((await list('--status', 'scheduled')).map(({ slug }) => slug)).toEqual(['soon']);
      });

      test('says of a scheduled post whether readers see it, one second before and at its time', async () => {
        const time = new Date('2026-12-01T14:00:00Z');
        await folder.write('a', { status: 'scheduled', scheduledFor: `'${time.toISOString()}'` });
        await staff('sync');
        now = new Date(time.getTime() - 1000);
        expect(await list()).toMatchObject([{ live: false }]);
        now = time;
        expect(await list()).toMatchObject([{ live: true }]);
      });

      test('refuses a status that does not exist', async () => {
        const options = { database: opened() };
        expect((await runCommand(['posts', 'list', '--status', 'live'], options)).code).toBe(2);
      });
    });

    describe('publish, schedule, archive, unarchive', () => {
      /** What file and row say, and that the next sync leaves both. */
      async function expectEverywhere(slug: string, state: object) {
        expect(await rowOf(slug)).toMatchObject(state);
        const text = await folder.read(slug);
        expect(await staff('sync')).toMatchObject({ code: 0, out: '' });
        expect(await folder.read(slug)).toBe(text);
        expect(await rowOf(slug)).toMatchObject(state);
      }

      test('publish changes the file and the row, and a sync undoes nothing', async () => {
        await folder.write('a');
        const { code, out, notes } = await staff('publish', 'a');
        expect({ code, out }).toEqual({
          code: 0,
          out: 'a is published: https://www.example.org/blog/a',
        });
        expect(notes).toMatch(/Changed .*a\.md; commit it\./);
        expect(await folder.read('a')).toContain(
          "status: published\npublishedAt: '2026-11-21T18:00:00Z'",
        );
        await expectEverywhere('a', { status: 'published', publishedAt: NOW, scheduledFor: null });
      });

      test('publishing twice keeps the date of the first time', async () => {
        await folder.write('a');
        await staff('publish', 'a');
        now = new Date('2026-11-25T00:00:00Z');
        expect((await staff('publish', 'a')).code).toBe(0);
        await expectEverywhere('a', { publishedAt: NOW });
      });

      test('a scheduled post keeps its time as its date when it is archived', async () => {
        await folder.write('a');
        const at = await staff('schedule', 'a', '--at', '2026-12-01 08:00');
        expect(at.out).toMatch(/^a is scheduled for 2026-12-01 08:00 CST/);
        const time = new Date('2026-12-01T14:00:00Z');
        await expectEverywhere('a', { status: 'scheduled', scheduledFor: time, publishedAt: null });
        now = new Date('2026-12-02T00:00:00Z');
        expect((await staff('archive', 'a')).code).toBe(0);
        await expectEverywhere('a', { status: 'archived', publishedAt: time, scheduledFor: null });
        expect((await staff('unarchive', 'a')).code).toBe(0);
        await expectEverywhere('a', { status: 'published', publishedAt: time });
      });

      test('a scheduled post can be moved, and published before its time', async () => {
        await folder.write('a');
        await staff('schedule', 'a', '--at', '2026-12-01 08:00');
        await staff('schedule', 'a', '--at', '2026-12-02 08:00');
        await expectEverywhere('a', { scheduledFor: new Date('2026-12-02T14:00:00Z') });
        await staff('publish', 'a');
        await expectEverywhere('a', { status: 'published', publishedAt: NOW, scheduledFor: null });
      });

      test.each([
        ['2027-03-14 01:59', '2027-03-14T07:59:00.000Z', /^Changed/],
        ['2027-03-14 02:30', '2027-03-14T08:30:00.000Z', /does not exist/],
        ['2027-03-14 03:00', '2027-03-14T08:00:00.000Z', /^Changed/],
        ['2027-11-07 01:30', '2027-11-07T06:30:00.000Z', /happens twice/],
        ['2027-11-07 01:30 CST', '2027-11-07T07:30:00.000Z', /^Changed/],
        ['2027-11-07 02:00', '2027-11-07T08:00:00.000Z', /^Changed/],
      ])('%s Central is stored as %s', async (at, stored, note) => {
        await folder.write('a');
        const { code, notes } = await staff('schedule', 'a', '--at', at);
        expect(code).toBe(0);
        expect(notes).toMatch(note);
        expect((await rowOf('a'))?.scheduledFor?.toISOString()).toBe(stored);
      });

      test.each(['2026-11-21 11:59', 'tomorrow', ''])(
        'a post cannot be scheduled for %j',
        async (at) => {
          await folder.write('a');
          const before = await folder.read('a');
          expect((await staff('schedule', 'a', '--at', at)).code).toBe(2);
          expect(await folder.read('a')).toBe(before);
          expect(await rowOf('a')).toBeUndefined();
        },
      );

      test('a change that the table does not allow is refused and changes nothing', async () => {
        await folder.write('a');
        const before = await folder.read('a');
        const { code, notes } = await staff('archive', 'a');
        expect({ code, notes }).toEqual({
          code: 1,
          notes:
            'a is draft and cannot become archived; from here it can become scheduled or published.',
        });
        expect((await staff('unarchive', 'a')).code).not.toBe(0);
        expect(await folder.read('a')).toBe(before);
      });

      test('a post with findings is published only with --force', async () => {
        await folder.write('a', {}, '- a list');
        expect(await staff('publish', 'a')).toMatchObject({ code: 1, out: '' });
        expect(await rowOf('a')).toBeUndefined();
        expect((await staff('publish', 'a', '--force')).code).toBe(0);
      });

      test('a post that links to a draft waits until that one is out, or comes out after it', async () => {
        await folder.write('b');
        await folder.write('a', {}, 'Read /blog/b first.');
        expect(await staff('publish', 'a')).toMatchObject({
          code: 1,
          notes: expect.stringContaining('/blog/b is a draft') as string,
        });
        await staff('schedule', 'b', '--at', '2030-12-01 08:00');
        expect((await staff('schedule', 'a', '--at', '2030-12-01 07:59')).code).toBe(1);
        expect((await staff('schedule', 'a', '--at', '2030-12-01 08:00')).code).toBe(0);
      });

      test('a post that cannot be stored is not published with --force either', async () => {
        await folder.write('a', { slug: 'Not a slug' });
        expect((await staff('publish', 'a', '--force')).code).toBe(1);
        expect(await list()).toEqual([]);
      });

      test('the file is put back when the database refuses', async () => {
        await folder.write('a');
        const before = await folder.read('a');
        await opened().db.execute(`alter table blog_posts add constraint no_a check (slug <> 'a')`);
        try {
          expect((await staff('publish', 'a')).code).toBe(1);
        } finally {
          await opened().db.execute(`alter table blog_posts drop constraint no_a`);
        }
        expect(await folder.read('a')).toBe(before);
      });

      test('a file is known by slug, name and path; an unknown one is wrong use', async () => {
        await folder.write('a');
        expect((await staff('publish', `${folder.path}/a.md`)).code).toBe(0);
        expect((await staff('publish', 'b')).code).toBe(2);
      });

      test('a folder that cannot be written', async ({ skip }) => {
        skip(process.getuid?.() === 0, 'root may write into every folder');
        await folder.write('a');
        await chmod(folder.path, 0o500);
        expect((await staff('publish', 'a')).code).toBe(1);
        expect(await rowOf('a')).toBeUndefined();
        await chmod(folder.path, 0o700);
      });
    });

    describe('preview', () => {
      test('gives a link that names its end', async () => {
        await folder.write('a');
        await staff('sync');
        const { code, out, notes } = await staff('preview', 'a', '--hours', '24');
        expect(code).toBe(0);
        expect(out).toMatch(
          /^https:\/\/www\.example\.org\/blog\/preview\/a\?expires=1795370400&signature=[\w-]{43}$/,
        );
        expect(notes).toBe('Works until 2026-11-22 12:00 CST.');
      });

      test('says when the file has changes that the page will not show', async () => {
        await folder.write('a');
        await staff('sync');
        await folder.write('a', { title: 'Other' });
        expect((await staff('preview', 'a')).notes).toContain('The file has changes (title)');
      });

      test('a post that was not synced is told; odd hours are wrong use', async () => {
        await folder.write('a');
        expect(await staff('preview', 'a')).toMatchObject({
          code: 1,
          notes: 'The database has no post "a"; run "posts sync" first.',
        });
        expect((await staff('preview', 'a', '--hours', '0')).code).toBe(2);
      });
    });

    test('two commands at once both come through', async () => {
      await folder.write('a');
      await folder.write('b');
      const results = await Promise.all([
        staff('publish', 'a'),
        staff('publish', 'b'),
        staff('sync'),
      ]);
      expect(results.map(({ code }) => code).slice(0, 2)).toEqual([0, 0]);
      expect(await list()).toHaveLength(2);
    });
  },
  () => NOW,
);
