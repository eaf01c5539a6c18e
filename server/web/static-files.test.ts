import { errorHandler } from '#server/http/error-handler.ts';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { servedNames, staticFiles } from './static-files.ts';

test('files are served under their names, folders and compressed copies are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'blog'));
  await mkdir(join(folder, '.vite'));
  for (const name of [
    'blog/desk.avif',
    'favicon.svg',
    'favicon.svg.br',
    'index.html',
    '.vite/x.json',
  ])
    await writeFile(join(folder, name), '');
  // A folder of pictures for posts is no reason to answer /blog with a 404.
  expect([...servedNames(folder)].sort()).toEqual(['/blog/desk.avif', '/favicon.svg']);
});

test.each([
  [{ Range: 'bytes=999999-' }, 416, { 'content-range': 'bytes */5' }],
  [{ 'If-Match': '"another"' }, 412, {}],
  [{ 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, 412, {}],
  [{ Range: 'bytes=0-1' }, 206, { 'content-range': 'bytes 0-1/5' }],
])('%j of a file is answered with %i, and is no fault of ours', async (headers, status, answer) => {
  const folder = await mkdtemp(join(tmpdir(), 'static-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'mark.svg'), '<svg>');
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const app = express().use(staticFiles(folder), errorHandler(logger));
  const response = await request(app).get('/mark.svg').set(headers);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject(answer);
  expect(lines).toEqual([]);
});
