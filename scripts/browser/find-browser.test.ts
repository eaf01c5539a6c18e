import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';

/** A machine whose only programs are these, which all answer. */
async function machineWith(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'browsers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) {
    const file = join(folder, name);
    await writeFile(file, '#!/bin/sh\n');
    await chmod(file, 0o755);
  }
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'downloaded'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  return folder;
}

test('tests have the Chromium without windows, pictures and figures the whole one', async () => {
  const folder = await machineWith('chromium', 'chromium-headless-shell');
  expect(await findBrowser({ install: false, kind: 'shell' })).toEqual({
    executablePath: join(folder, 'chromium-headless-shell'),
  });
  expect(await findBrowser({ install: false })).toEqual({
    executablePath: join(folder, 'chromium'),
  });
});

test('where every Chromium has windows, tests have that one', async () => {
  const folder = await machineWith('chromium');
  expect(await findBrowser({ install: false, kind: 'shell' })).toEqual({
    executablePath: join(folder, 'chromium'),
  });
});

test('CHROMIUM_PATH is the browser of everything', async () => {
  const folder = await machineWith('chromium', 'chromium-headless-shell', 'mine');
  const mine = join(folder, 'mine');
  vi.stubEnv('CHROMIUM_PATH', mine);
  expect(await findBrowser({ install: false })).toEqual({ executablePath: mine });
  expect(await findBrowser({ install: false, kind: 'shell' })).toEqual({ executablePath: mine });
});
