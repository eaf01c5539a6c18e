import { expect, test } from 'vitest';
import { run } from './run.mjs';

test.each([
  ['a program', ['-c', 'echo begun; kill -9 $$']],
  ['what a shell has started', ['-c', "echo begun; sh -c 'kill -9 $$'; exit $?"]],
])('%s that is killed is known by its signal', async (_what, args) => {
  expect(await run('sh', args)).toMatchObject({
    signal: 'SIGKILL',
    output: expect.stringMatching(/^begun/),
  });
});

test('a program that fails has a code and no signal', async () => {
  expect(await run('sh', ['-c', 'echo why >&2; exit 3'])).toEqual({ code: 3, output: 'why' });
});

test('a program that is not there has code 127', async () => {
  expect(await run('no-such-program', [])).toMatchObject({ code: 127 });
});
