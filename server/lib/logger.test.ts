import { DrizzleQueryError } from 'drizzle-orm/errors';
import fc from 'fast-check';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { terminalStream } from './logging/terminal.ts';

function logging() {
  const lines: string[] = [];
  const logger = createLogger('trace', { destination: { write: (line) => void lines.push(line) } });
  return { logger, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
}

test('an entry is one JSON line with level, ISO time and text', () => {
  const { logger, lines, last } = logging();
  logger.info({ route: '/blog' }, 'request');
  expect(lines).toEqual([expect.stringMatching(/^\{.+\}\n$/)]);
  expect(last()).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string,
    route: '/blog',
    msg: 'request',
  });
});

test.each([
  'jane.doe+clinic@example.org',
  'jane.doe%40example.org',
  'Jäne@exämple.org',
  '4055550163',
  '(405) 555-0163',
  '+1 405 555 0163',
  '405.555.0163',
  '%2B1%20405%20555%200163',
  '555-0163',
  '+14055550163',
  '405\u2011555\u20110163',
])('%s does not reach the log, in text or in fields', (canary) => {
  const { logger, lines } = logging();
  logger.warn({ where: { deep: [`from ${canary}, today`] }, [canary]: 1 }, `of ${canary}!`);
  logger.child({ who: canary }).info('child');
  logger.info('with %s', canary);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).not.toMatch(/doe|0163|exämple/);
});

test('a number that could be a phone is masked, and small ones stay', () => {
  const { logger, last } = logging();
  logger.info({ phone: 14_055_550_142, status: 200, durationMs: 12 }, 'x');
  expect(last()).toMatchObject({ phone: '[number]', status: 200, durationMs: 12 });
});

test('request ids, times and versions stay readable', () => {
  const { logger, last } = logging();
  const requestId = '12345678-1234-4123-8123-123456789012';
  logger.info({ requestId }, 'node v20.20.2 answered in 12 ms on port 3000');
  expect(last()).toMatchObject({
    requestId,
    msg: 'node v20.20.2 answered in 12 ms on port 3000',
  });
});

test.each([
  'message b4f2a171-a54a-4cea-9123-45678ad452d8 sent',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'hash 4055550163a0555016340555501634055550163405555016340555501634055e',
  'next 2026-11-22T07:27:40.305Z',
  '2026-11-22T07:27:40Z',
  'SM4055550163a055501634055550163405a',
])('%s stays readable', (text) => {
  const { logger, last } = logging();
  logger.info({ next: text }, text);
  expect(last()).toMatchObject({ next: text, msg: text });
});

test('a random UUID stays readable, and a phone beside one does not', () => {
  fc.assert(
    fc.property(
      fc.uuid().filter((id) => /[a-f]/.test(id)),
      fc.stringMatching(/^(\+1 ?)?\(?[2-9]\d{2}\)?[-. ]?[2-9]\d{2}[-. ]?\d{4}$/),
      fc.constantFrom(' ', ', ', ' from ', ': '),
      (id, phone, between) => {
        const { logger, lines } = logging();
        logger.info({ id, both: `${phone}${between}${id}`, then: `${id}${between}${phone}` }, 'x');
        const written = JSON.parse(lines[0] ?? '') as Record<string, string>;
        expect(written['id']).toBe(id);
        expect(lines[0]).not.toContain(phone);
        expect(written['then']).toMatch(new RegExp(`^${id}.+\\[number\\]$`));
      },
    ),
  );
});

test.each([
  '1985-03-04',
  '4055550163-2026-11-22',
  '20261122 0163',
  '14055550-1630-4000-8000-123456789012',
])('%s could be a person’s and is masked', (text) => {
  const { logger, lines } = logging();
  logger.info(text);
  expect(lines.join('')).not.toContain(text);
});

test('at a terminal a line is for reading, and redacted all the same', () => {
  const output = new PassThrough();
  const logger = createLogger('info', { destination: terminalStream(output) });
  logger.warn({ kind: 'lead-email', to: 'jane.doe@example.org' }, 'of 405-555-0163');
  const text = String(output.read());
  expect(text).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: of \[number\]\n {4}kind: "lead-email"\n/);
  expect(text).not.toMatch(/doe|0163/);
});

test('an error of the network or a driver says its code, its status and why', () => {
  const { logger, last } = logging();
  logger.warn({ err: new Error('timeout exceeded when trying to connect') }, 'x');
  expect(last()).toMatchObject({ err: { reason: 'timeout exceeded when trying to connect' } });
  const refused = Object.assign(new Error('Bad key sk-hunter2'), { status: 401 });
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  logger.warn({ err: Object.assign(refused, { cause }) }, 'x');
  expect(last()).toMatchObject({ err: { status: 401, cause: { code: 'ECONNREFUSED' } } });
  expect(JSON.stringify(last())).not.toContain('hunter2');
});

test('in development an error says its message', () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  createLogger('info', { destination, isDevelopment: true }).error({
    err: new Error('panels is undefined'),
  });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { reason: 'panels is undefined' } });
});

test('an error goes by name, code and frames, never by its message', () => {
  const { logger, lines, last } = logging();
  const cause = Object.assign(new Error('Key (phone)=(Jane Doe) already exists'), {
    code: '23505',
    constraint: 'sms_phone_unique',
    detail: 'Jane Doe',
  });
  const error = new DrizzleQueryError('insert into t values ($1)', ['Jane Doe'], cause);
  logger.error({ err: error }, 'request failed');
  logger.error(error);
  logger.error({ err: error });
  logger.fatal(new Error('Jane Doe\n    at Jane Doe (evil.ts:1:1)'));
  expect(lines.join('')).not.toContain('Jane');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    err: {
      name: 'Error',
      stack: expect.arrayContaining([expect.stringContaining('logger.test.ts')]) as string[],
      cause: { code: '23505', constraint: 'sms_phone_unique' },
    },
  });
  expect(last()).toMatchObject({ level: 'fatal', msg: 'an error' });
});

test('something thrown that is no error is logged by its type', () => {
  const { logger, last } = logging();
  logger.error({ err: 'Jane Doe' }, 'failed');
  expect(last()).toMatchObject({ err: { name: 'string' } });
});
