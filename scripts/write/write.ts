/**
 * The editor of posts in the browser.
 *   npm run write [-- --folder content/blog --port 4400]     on this machine, without any account
 *   npm run write -- --out FOLDER --repository github:owner/name@main [--url URL] [--app-id ID]
 *                                                            files for EDITOR_DIR of the running site
 * Exit code 2 on wrong use.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { forgeSettings } from './forge.ts';
import { serveEditor } from './serve-editor.ts';
import { writeEditorFolder } from './editor-folder.ts';

const DEFAULT_PORT = 4400;
const say = (text: string) => process.stdout.write(`${text}\n`);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'content/blog' },
      port: { type: 'string', default: String(DEFAULT_PORT) },
      out: { type: 'string' },
      repository: { type: 'string' },
      url: { type: 'string' },
      'app-id': { type: 'string' },
    },
  });
  const { out, repository, url } = values;
  if (out !== undefined) {
    if (repository === undefined) throw new TypeError('--out needs --repository.');
    const settings = forgeSettings({ repository, url, appId: values['app-id'] });
    await writeEditorFolder(resolve(out), { ...settings, folder: 'content/blog' });
    say(
      `Written to ${resolve(out)}. Set EDITOR_DIR to it, and the site has the editor at /write/.`,
    );
    return;
  }
  const folder = resolve(values.folder);
  const editor = await serveEditor({ folder, port: Number(values.port) });
  say(`Write at ${editor.url}`);
  say(`Posts are saved in ${folder}. Ctrl+C ends it.`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = error instanceof TypeError ? 2 : 1;
}
