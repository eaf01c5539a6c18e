import { describeWithDatabase } from '#tests/setup/databases.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from './support/test-server.ts';

async function editorFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'editor.json'), '{"hosts":["https://api.github.com"]}');
  await writeFile(join(folder, 'index.html'), '<title>Write</title>');
  return folder;
}

describeWithDatabase('the editor of posts', (database) => {
  test('is not there unless EDITOR_DIR is set', async () => {
    const { app } = await testServer(database(), {}, {});
    expect((await request(app).get('/write')).status).toBe(404);
    expect((await request(app).get('/write/config.yml')).status).toBe(404);
  });

  test('has a policy of its own, which no other path has', async () => {
    const EDITOR_DIR = await editorFolder();
    const { app } = await testServer(database(), {}, { EDITOR_DIR });
    const editor = await request(app).get('/write/');
    expect(editor.text).toBe('<title>Write</title>');
    expect(editor.headers['content-security-policy']).toMatch(
      /unsafe-eval.*connect-src 'self' blob: data: https:\/\/api\.github\.com;/,
    );
    expect(editor.headers['x-robots-tag']).toBe('noindex');
    for (const path of ['/', '/writes', '/api/blog/published']) {
      const policy = (await request(app).get(path)).headers['content-security-policy'];
      expect(policy, path).not.toMatch(/unsafe|github/);
    }
  });

  test('gives files of its folder to readers, and nothing else', async () => {
    const EDITOR_DIR = await editorFolder();
    const { app } = await testServer(database(), {}, { EDITOR_DIR });
    expect((await request(app).get('/write')).headers['location']).toBe('/write/');
    expect((await request(app).post('/write/').set('Origin', 'http://127.0.0.1')).status).not.toBe(
      200,
    );
    expect((await request(app).get('/write/..%2f..%2fetc/passwd')).status).not.toBe(200);
    expect((await request(app).get('/write/nothing.js')).status).toBe(404);
  });

  test('is refused at start, in a sentence, where the folder holds none', async () => {
    const settings = { EDITOR_DIR: '/nowhere/editor' };
    await expect(testServer(database(), {}, settings)).rejects.toThrow(
      'There is no editor in /nowhere/editor',
    );
  });
});
