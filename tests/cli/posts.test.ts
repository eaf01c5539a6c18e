import { company } from '#shared/content/company.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import { atOffice, changesClocks } from '#tests/setup/at-office.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { chmod } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { NOW, postDesk } from './support/post-desk.ts';

describeWithDatabase(
  'staff posts',
  (opened) => {
    const desk = postDesk(opened);
    const { list, rowOf, staff } = desk;

    describe('publish, schedule, archive, unarchive', () => {
      /** What file and row say, and that the next sync leaves both. */
      async function expectEverywhere(slug: string, state: object) {
        expect(await rowOf(slug)).toMatchObject(state);
        const text = await desk.folder.read(slug);
        expect(await staff('sync')).toMatchObject({ code: 0, out: '' });
        expect(await desk.folder.read(slug)).toBe(text);
        expect(await rowOf(slug)).toMatchObject(state);
      }

      test('publish changes the file and the row, and a sync undoes nothing', async () => {
        await desk.folder.write('a');
        const { code, out, notes } = await staff('publish', 'a');
        expect({ code, out }).toEqual({
          code: 0,
          out: 'a is published: https://www.example.org/blog/a',
        });
        expect(notes).toMatch(/Changed .*a\.md; commit it\./);
        expect(await desk.folder.read('a')).toContain(
          "status: published\npublishedAt: '2026-11-21T18:00:00Z'",
        );
        await expectEverywhere('a', { status: 'published', publishedAt: NOW, scheduledFor: null });
      });

      test('publishing twice keeps the date of the first time', async () => {
        await desk.folder.write('a');
        await staff('publish', 'a');
        desk.now = new Date('2026-11-25T00:00:00Z');
        expect((await staff('publish', 'a')).code).toBe(0);
        await expectEverywhere('a', { publishedAt: NOW });
      });

      test('a scheduled post keeps its time as its date when it is archived', async () => {
        await desk.folder.write('a');
        const time = atOffice('2026-12-01T14:00:00Z');
        const at = await staff('schedule', 'a', '--at', '2026-12-01 08:00');
        expect(at.out).toMatch(new RegExp(`^a is scheduled for ${formatCentralTime(time)}`));
        await expectEverywhere('a', { status: 'scheduled', scheduledFor: time, publishedAt: null });
        desk.now = new Date('2026-12-02T00:00:00Z');
        expect((await staff('archive', 'a')).code).toBe(0);
        await expectEverywhere('a', { status: 'archived', publishedAt: time, scheduledFor: null });
        expect((await staff('unarchive', 'a')).code).toBe(0);
        await expectEverywhere('a', { status: 'published', publishedAt: time });
      });

      test('a scheduled post can be moved, and published before its time', async () => {
        await desk.folder.write('a');
        await staff('schedule', 'a', '--at', '2026-12-01 08:00');
        await staff('schedule', 'a', '--at', '2026-12-02 08:00');
        await expectEverywhere('a', { scheduledFor: atOffice('2026-12-02T14:00:00Z') });
        await staff('publish', 'a');
        await expectEverywhere('a', { status: 'published', publishedAt: NOW, scheduledFor: null });
      });

      test.skipIf(!changesClocks).each([
        ['2027-03-14 01:59', '2027-03-14T07:59:00.000Z', /^Changed/],
        ['2027-03-14 02:30', '2027-03-14T08:30:00.000Z', /does not exist/],
        ['2027-03-14 03:00', '2027-03-14T08:00:00.000Z', /^Changed/],
        ['2027-11-07 01:30', '2027-11-07T06:30:00.000Z', /happens twice/],
        [
          `2027-11-07 01:30 ${company.officeHours.zone.standard}`,
          '2027-11-07T07:30:00.000Z',
          /^Changed/,
        ],
        ['2027-11-07 02:00', '2027-11-07T08:00:00.000Z', /^Changed/],
      ])('%s at the office is stored as %s at the sample’s', async (at, stored, note) => {
        await desk.folder.write('a');
        const { code, notes } = await staff('schedule', 'a', '--at', at);
        expect(code).toBe(0);
        expect(notes).toMatch(note);
        expect((await rowOf('a'))?.scheduledFor?.toISOString()).toBe(
          atOffice(stored).toISOString(),
        );
      });

      test.each(['2026-11-21 11:59', 'tomorrow', ''])(
        'a post cannot be scheduled for %j',
        async (at) => {
          await desk.folder.write('a');
          const before = await desk.folder.read('a');
          expect((await staff('schedule', 'a', '--at', at)).code).toBe(2);
          expect(await desk.folder.read('a')).toBe(before);
          expect(await rowOf('a')).toBeUndefined();
        },
      );

      test('a change that the table does not allow is refused and changes nothing', async () => {
        await desk.folder.write('a');
        const before = await desk.folder.read('a');
        const { code, notes } = await staff('archive', 'a');
        expect({ code, notes }).toEqual({
          code: 1,
          notes:
            'a is draft and cannot become archived; from here it can become scheduled or published.',
        });
        expect((await staff('unarchive', 'a')).code).not.toBe(0);
        expect(await desk.folder.read('a')).toBe(before);
      });

      test('a post with findings is published only with --force', async () => {
        await desk.folder.write('a', {}, '- a list');
        expect(await staff('publish', 'a')).toMatchObject({ code: 1, out: '' });
        expect(await rowOf('a')).toBeUndefined();
        expect((await staff('publish', 'a', '--force')).code).toBe(0);
      });

      test('a post that links to a draft waits until that one is out, or comes out after it', async () => {
        await desk.folder.write('b');
        await desk.folder.write('a', {}, 'Read /blog/b first.');
        expect(await staff('publish', 'a')).toMatchObject({
          code: 1,
          notes: expect.stringContaining('/blog/b is a draft') as string,
        });
        await staff('schedule', 'b', '--at', '2030-12-01 08:00');
        expect((await staff('schedule', 'a', '--at', '2030-12-01 07:59')).code).toBe(1);
        expect((await staff('schedule', 'a', '--at', '2030-12-01 08:00')).code).toBe(0);
      });

      test('a post that cannot be stored is not published with --force either', async () => {
        await desk.folder.write('a', { slug: 'Not a slug' });
        expect((await staff('publish', 'a', '--force')).code).toBe(1);
        expect(await list()).toEqual([]);
      });

      test('the file is put back when the database refuses', async () => {
        await desk.folder.write('a');
        const before = await desk.folder.read('a');
        await opened().db.execute(`alter table blog_posts add constraint no_a check (slug <> 'a')`);
        try {
          expect((await staff('publish', 'a')).code).toBe(1);
        } finally {
          await opened().db.execute(`alter table blog_posts drop constraint no_a`);
        }
        expect(await desk.folder.read('a')).toBe(before);
      });

      test('a file is known by slug, name and path; an unknown one is wrong use', async () => {
        await desk.folder.write('a');
        expect((await staff('publish', `${desk.folder.path}/a.md`)).code).toBe(0);
        expect((await staff('publish', 'b')).code).toBe(2);
      });

      test('a folder that cannot be written', async ({ skip }) => {
        skip(process.getuid?.() === 0, 'root may write into every folder');
        await desk.folder.write('a');
        await chmod(desk.folder.path, 0o500);
        expect((await staff('publish', 'a')).code).toBe(1);
        expect(await rowOf('a')).toBeUndefined();
        await chmod(desk.folder.path, 0o700);
      });
    });
  },
  () => NOW,
);
