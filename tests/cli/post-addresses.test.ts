import { testServer } from '#tests/api/support/test-server.ts';
import { describeWithDatabase } from '#tests/setup/databases.ts';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { expect, test } from 'vitest';
import { postDesk, published } from './support/post-desk.ts';

describeWithDatabase('the address of a post', (opened) => {
  const desk = postDesk(opened);
  const write = async (slug = 'first-name') => {
    await desk.folder.write(slug, published);
    await desk.staff('sync');
  };
  const site = async () => request((await testServer(opened())).app);
  const statusOf = async (path: string) => (await (await site()).get(path)).status;

  test('rename moves file and row, and the old address leads to the new one for ever', async () => {
    await write();
    expect(await desk.staff('rename', 'first-name', 'second-name')).toMatchObject({ code: 0 });
    expect(await desk.staff('rename', 'second-name', 'third-name')).toMatchObject({ code: 0 });
    for (const former of ['first-name', 'second-name']) {
      const { status, headers } = await (await site()).get(`/blog/${former}`);
      expect([status, headers.location]).toEqual([301, '/blog/third-name']);
    }
    expect(await statusOf('/api/blog/post/third-name')).toBe(200);
    expect(await statusOf('/api/blog/post/first-name')).toBe(404);
    const text = await readFile(join(desk.folder.path, 'third-name.md'), 'utf8');
    expect(text).toContain('slug: third-name');
    expect(existsSync(join(desk.folder.path, 'first-name.md'))).toBe(false);
    expect((await desk.staff('sync')).out).not.toMatch(/new/i);
  });

  test('rename to a name that is taken changes neither file nor row', async () => {
    await write();
    await write('other');
    expect(await desk.staff('rename', 'first-name', 'other')).toMatchObject({ code: 1 });
    expect(await desk.staff('rename', 'first-name', 'No Slug')).toMatchObject({ code: 2 });
    expect(existsSync(join(desk.folder.path, 'first-name.md'))).toBe(true);
    expect(await desk.rowOf('first-name')).toBeDefined();
  });

  test('delete asks first, then gives a receipt, and the address answers 410', async () => {
    await write();
    expect(await desk.staff('delete', 'first-name')).toMatchObject({ code: 2 });
    expect(await desk.rowOf('first-name')).toBeDefined();
    const { code, out } = await desk.staff('delete', 'first-name', '--yes', '--json');
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { slug: 'first-name', file: 'first-name.md' },
    ]);
    expect(await desk.rowOf('first-name')).toBeUndefined();
    expect(await statusOf('/api/blog/post/first-name')).toBe(410);
    expect(await statusOf('/blog/first-name')).toBe(410);
    expect(existsSync(join(desk.folder.path, 'first-name.md'))).toBe(false);
    expect(await desk.staff('delete', 'first-name', '--yes')).toMatchObject({ code: 1 });
  });

  test('a post that is deleted after a rename is gone at every address it had', async () => {
    await write();
    await desk.staff('rename', 'first-name', 'second-name');
    await desk.staff('delete', 'second-name', '--yes');
    for (const slug of ['first-name', 'second-name']) {
      expect(await statusOf(`/api/blog/post/${slug}`), slug).toBe(410);
    }
  });

  test('a new post may have an address that another one left', async () => {
    await write();
    await desk.staff('delete', 'first-name', '--yes');
    await write();
    expect(await statusOf('/api/blog/post/first-name')).toBe(200);
  });
});
