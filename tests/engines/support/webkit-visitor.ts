import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import type { WebKitPrograms } from './find-engines.ts';
import { freePort } from '#scripts/site/free-port.ts';
import type { Engine } from './engine.ts';
import { keys, middleOf, TARGET, type Visitor } from './visitor.ts';
import { type Command, openSession } from './webdriver.ts';

const START_LIMIT_MS = 60_000;
const ASK_AGAIN_MS = 50;

/** WebKitGTK's small browser on a display that nobody sees. One window at a time has the keyboard. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', '2560x16000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}`, NO_AT_BRIDGE: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilListening(port);
  return {
    async newVisitor() {
      const options = { binary: programs.executablePath, args: ['--automation'] };
      return visitorIn(await openSession(origin, { 'webkitgtk:browserOptions': options }));
    },
    async close() {
      await ended(driver);
      await ended(screen);
    },
  };
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (!(await isListening(port))) {
    if (Date.now() > end) throw new Error('WebKit’s driver did not start.');
    await setTimeout(ASK_AGAIN_MS);
  }
}

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

function visitorIn(command: Command): Visitor {
  const run = (async (work: (...args: never[]) => unknown, ...args: unknown[]) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve((${String(work)})(...[...arguments].slice(0, -1)))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await command('POST', '/execute/async', { script, args });
    const { value, error } = answer as { value?: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  }) as Visitor['run'];
  const act = (type: 'key' | 'pointer', actions: readonly object[]) =>
    command('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const move = (x: number, y: number) => ({ type: 'pointerMove', x, y, origin: 'viewport' });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const resize = async (width: number, height: number) => {
    const bars = await run(() => outerHeight - innerHeight);
    await command('POST', '/window/rect', { width, height: height + bars });
  };
  return {
    complaints: [],
    run,
    go: async (url) => void (await command('POST', '/url', { url })),
    back: async () => void (await command('POST', '/back', {})),
    forward: async () => void (await command('POST', '/forward', {})),
    reload: async () => void (await command('POST', '/refresh', {})),
    resize,
    async click(selector, text = '') {
      const { x, y } = await vi.waitUntil(() => run(middleOf, selector, text), TARGET);
      await act('pointer', [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    stir: async () => void (await act('pointer', [move(5, 5), move(6, 6)])),
    press: async (key) => void (await act('key', stroke(keys[key]))),
    type: async (text) => void (await act('key', Array.from(text).flatMap(stroke))),
    async picture() {
      const { width, height, whole } = await run(() => ({
        width: innerWidth,
        height: innerHeight,
        whole: document.documentElement.scrollHeight,
      }));
      // The driver takes a picture of the window; the display is high enough for a page.
      await resize(width, whole);
      // The window grows when the display likes, and the page is painted a frame or two later.
      await run(async () => {
        for (let frame = 0; frame < 60; frame += 1) await new Promise(requestAnimationFrame);
      });
      const png = (await command('GET', '/screenshot')) as string;
      await resize(width, height);
      return Buffer.from(png, 'base64');
    },
    close: async () => void (await command('DELETE', '')),
  };
}
