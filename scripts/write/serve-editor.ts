import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { editorRouter, EDITOR_PATH } from '#server/web/editor-router.ts';
import express from 'express';
import { writeEditorFolder } from './editor-folder.ts';

const HOST = '127.0.0.1';
const API_PATH = '/api/v1';

export interface EditorOptions {
  /** Of the posts. */
  readonly folder: string;
  /** 0: any free one. */
  readonly port: number;
}

/**
 * The editor on this machine: it reads and writes the folder of posts through decap-server, which takes
 * no other path, and nobody else reaches it: it listens on the loopback address, and answers only pages
 * of its own origin.
 */
export async function serveEditor({ folder, port }: EditorOptions) {
  const files = await mkdtemp(join(tmpdir(), 'editor-'));
  const server = createServer();
  server.listen(port, HOST);
  await once(server, 'listening');
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  await writeEditorFolder(files, {
    backend: { name: 'proxy', proxy_url: origin + API_PATH, branch: 'local' },
    hosts: [],
    folder: basename(folder),
    siteUrl: origin,
  });
  const app = express();
  app.use((req, res, next) => {
    // Whatever name leads here, another page has no business with the files.
    const { host, origin: from = origin } = req.headers;
    if (`http://${host ?? ''}` === origin && from === origin) next();
    else res.status(403).end();
  });
  app.use(editorRouter(files));
  // decap-server takes it from the environment, and at once.
  Object.assign(process.env, { GIT_REPO_DIRECTORY: dirname(folder), ORIGIN: origin });
  const { registerLocalFs } = await import('decap-server/dist/middlewares.js');
  await registerLocalFs(app, { logLevel: 'warn' });
  server.on('request', app);
  return {
    url: origin + EDITOR_PATH,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(files, { recursive: true, force: true });
    },
  };
}
