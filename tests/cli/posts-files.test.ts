import { formatCentralTime } from '#server/lib/central-time.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { describe, expect, test } from 'vitest';
import { NOW, postDesk, published } from './support/post-desk.ts';
import { runCommand } from './support/run-command.ts';

describeWithDatabase(
  'staff posts',
  (opened) => {
    const desk = postDesk(opened);
    const { list, rowOf, staff } = desk;

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
        await desk.folder.write('a-title');
        const before = await desk.folder.read('a-title');
        const again = await staff('new', 'A title');
        expect(again).toMatchObject({
          code: 2,
          notes: expect.stringContaining('--slug') as string,
        });
        expect(await desk.folder.read('a-title')).toBe(before);
      });

      test.each(['', '???', 'Archive', 'x'.repeat(201)])('refuses the title %j', async (title) => {
        expect(await staff('new', title)).toMatchObject({ code: 2, out: '' });
      });
    });

    describe('lint', () => {
      test('says file and line and ends with 1', async () => {
        await desk.folder.write('a', { summary: '' });
        const { code, out } = await staff('lint');
        expect(code).toBe(1);
        expect(out).toMatch(/a\.md:3: warning: .*\(summary\)$/m);
      });

      test('ends with 0 when all is well; hints count with --strict only', async () => {
        await desk.folder.write('a', { tags: '[new one]' });
        expect((await staff('lint')).code).toBe(0);
        expect((await staff('lint', '--strict')).code).toBe(1);
      });

      test('looks at the posts that were named, and gives JSON', async () => {
        await desk.folder.write('a', { summary: '' });
        await desk.folder.write('b');
        expect(await staff('lint', 'b', '--json')).toMatchObject({ code: 0, out: '[]' });
        const { out } = await staff('lint', 'a.md', '--json');
        expect(JSON.parse(out)).toMatchObject([{ file: 'a.md', line: 3, rule: 'summary' }]);
        expect((await staff('lint', 'c')).code).toBe(2);
      });
    });

    describe('list', () => {
      test('shows newest first with times of the office, drafts on top', async () => {
        await desk.folder.write('old', published);
        await desk.folder.write('soon', {
          status: 'scheduled',
          scheduledFor: "'2026-12-01T14:00:00Z'",
        });
        await desk.folder.write('draft');
        await staff('sync');
        const { out } = await runCommand(['posts', 'list'], desk.options());
        expect(out.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
          'STATUS | DATE | SLUG | TITLE',
          'draft | draft | Title of draft',
          `scheduled | ${formatCentralTime(new Date('2026-12-01T14:00:00Z'))} | soon | Title of soon`,
          `published | ${formatCentralTime(new Date('2026-10-01T13:00:00Z'))} | old | Title of old`,
        ]);
        expect((await list('--status', 'scheduled')).map(({ slug }) => slug)).toEqual(['soon']);
      });

      test('says of a scheduled post whether readers see it, one second before and at its time', async () => {
        const time = new Date('2026-12-01T14:00:00Z');
        await desk.folder.write('a', {
          status: 'scheduled',
          scheduledFor: `'${time.toISOString()}'`,
        });
        await staff('sync');
        desk.now = new Date(time.getTime() - 1000);
        expect(await list()).toMatchObject([{ live: false }]);
        desk.now = time;
        expect(await list()).toMatchObject([{ live: true }]);
      });

      test('refuses a status that does not exist', async () => {
        const options = desk.options();
        expect((await runCommand(['posts', 'list', '--status', 'live'], options)).code).toBe(2);
      });
    });

    describe('preview', () => {
      test('gives a link that names its end', async () => {
        await desk.folder.write('a');
        await staff('sync');
        const { code, out, notes } = await staff('preview', 'a', '--hours', '24');
        expect(code).toBe(0);
        expect(out).toMatch(
          /^https:\/\/www\.example\.org\/blog\/preview\/a\?expires=1795370400&signature=[\w-]{43}$/,
        );
        expect(notes).toBe(`Works until ${formatCentralTime(new Date('2026-11-22T18:00:00Z'))}.`);
      });

      test('says when the file has changes that the page will not show', async () => {
        await desk.folder.write('a');
        await staff('sync');
        await desk.folder.write('a', { title: 'Other' });
        expect((await staff('preview', 'a')).notes).toContain('The file has changes (title)');
      });

      test('a post that was not synced is reported; odd hours are wrong use', async () => {
        await desk.folder.write('a');
        expect(await staff('preview', 'a')).toMatchObject({
          code: 1,
          notes: 'The database has no post "a"; run "posts sync" first.',
        });
        expect((await staff('preview', 'a', '--hours', '0')).code).toBe(2);
      });
    });

    test('two commands at once both come through', async () => {
      await desk.folder.write('a');
      await desk.folder.write('b');
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
