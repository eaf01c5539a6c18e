import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logging() {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: (line) => void lines.push(line) });
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
  '4055550142',
  '(405) 555-0142',
  '+1 405 555 0142',
  '405.555.0142',
  '%2B1%20405%20555%200142',
  '555-0142',
  '+14055550142',
  '405\u2011555\u20110142',
])('%s does not reach the log, in text or in fields', (canary) => {
  const { logger, lines } = logging();
  logger.warn({ where: { deep: [`from ${canary}, today`] }, [canary]: 1 }, `of ${canary}!`);
  logger.child({ who: canary }).info('child');
  logger.info('with %s', canary);
  expect(lines.join('')).not.toContain(canary);
  expect(lines.join('')).not.toMatch(/doe|0142|exämple/);
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
