import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variables } from './config/variables.ts';
import { addressOf, doubtfulSettings, readConfig, withPort } from './config.ts';
import { OperatorError } from './lib/operator-error.ts';

function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
  return '';
}

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: false,
    logLevel: 'info',
    seedSample: true,
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: '' })).toEqual(readConfig({}));
});

test.each([
  ['PORT', '8080', { port: 8080, publicUrl: 'http://127.0.0.1:8080' }],
  ['HOST', '::1', { host: '::1', publicUrl: 'http://[::1]:3000' }],
  ['PUBLIC_URL', 'https://www.example.org/', { publicUrl: 'https://www.example.org' }],
  ['PUBLIC_URL', 'HTTP://EXAMPLE.org:80', { publicUrl: 'http://example.org' }],
  ['TRUST_PROXY', '2', { trustProxy: 2 }],
  ['TRUST_PROXY', '0', { trustProxy: false }],
  ['TRUST_PROXY', '10.0.0.0/8, ::1, loopback', { trustProxy: ['10.0.0.0/8', '::1', 'loopback'] }],
  ['SEED_SAMPLE', '0', { seedSample: false }],
  ['PREPARE', '0', { prepare: false }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['DATABASE_URL', 'postgres:///site?host=/run/postgresql', {}],
  [
    'LEADS_EMAIL_TO',
    'a@example.org, b@example.org',
    { leads: { emailTo: ['a@example.org', 'b@example.org'] } },
  ],
])('%s=%s is understood', (name, text, expected) => {
  expect(readConfig({ [name]: text })).toMatchObject(expected);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '3e3'],
  ['PORT', 'http'],
  ['HOST', 'two words'],
  ['PUBLIC_URL', 'www.example.org'],
  ['PUBLIC_URL', 'https://example.org/site'],
  ['PUBLIC_URL', 'https://example.org/?'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['DATABASE_URL', 'mysql://user@host/db'],
  ['DATABASE_URL', 'localhost:5432'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['SEED_SAMPLE', 'perhaps'],
  ['CHAT_DAILY_TOKEN_LIMIT', '1.5'],
  ['META_PIXEL_ID', '"><script>'],
  ['GTM_CONTAINER_ID', 'ABC'],
  ['GA_MEASUREMENT_ID', 'UA-1-1'],
  ['OPENAI_BASE_URL', 'api.example.org'],
  ['META_API_URL', 'graph.example.org'],
  ['GA_API_URL', 'ftp://example.org'],
  ['META_CAPI_TOKEN', 'two words'],
  ['EVENT_LIMIT', '-1'],
  ['SMTP_URL', 'mail.example.org:25'],
  ['LEADS_EMAIL_TO', 'sales@example.org; ceo'],
  ['LEADS_WEBHOOK_URL', 'javascript:alert(1)'],
  ['TWILIO_ACCOUNT_SID', 'AC123'],
  ['TWILIO_FROM', '405-555-0123'],
])('%s=%s stops the start with its name and what is accepted', (name, text) => {
  expect(faultsOf({ [name]: text })).toMatch(new RegExp(`^  ${name} is .+; accepted: .+$`, 'm'));
});

test('all faults stand in one message', () => {
  const message = faultsOf({ PORT: 'x', TRUST_PROXY: 'yes', LOG_LEVEL: 'x', HOST: 'localhost' });
  expect(message).toContain('PORT is "x"');
  expect(message).toContain('TRUST_PROXY is "yes"');
  expect(message).toContain('LOG_LEVEL is "x"');
  expect(message).not.toContain('HOST');
});

test.each([
  ['OPENAI_API_KEY', 'sk-hunter2 x'],
  ['TWILIO_AUTH_TOKEN', 'hunter2\nx'],
  ['META_CAPI_TOKEN', 'hunter2 x'],
  ['GA_API_SECRET', 'hunter2 x'],
  ['GA_API_URL', 'ftp://proxy.example.org/hunter2'],
  ['DATABASE_URL', 'mysql://admin:hunter2@db.example.org/site'],
  ['DATABASE_URL', 'postgres//admin:hunter2@db.example.org'],
  ['SMTP_URL', 'http://admin:hunter2@mail.example.org'],
  ['LEADS_WEBHOOK_URL', 'ftp://hooks.example.org/hunter2'],
  ['PUBLIC_URL', 'https://admin:hunter2@example.org'],
])('a faulty %s does not show its secret', (name, text) => {
  const message = faultsOf({ [name]: text });
  expect(message).toContain(name);
  expect(message).not.toContain('hunter2');
});

test.each([
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['PROT', 'PORT'],
])('%s is taken for a slip of %s', (given, meant) => {
  expect(doubtfulSettings({ [given]: 'x' })).toEqual([
    `${given} is not known: did you mean ${meant}?`,
  ]);
});

test('names of the machine and of other programs are no slips', () => {
  const names = ['HOME', 'PATH', 'PWD', 'HOSTNAME', 'USER', 'SHLVL', 'NODE_ENV', 'INVOCATION_ID'];
  expect(doubtfulSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  expect(doubtfulSettings({ PUBLIC_ULR: '' })).toEqual([]);
});

test.each([
  [{ SMTP_URL: 'x' }, 'leads are not sent by e-mail: SMTP_URL is set, LEADS_EMAIL_TO is not'],
  [{ LEADS_WEBHOOK_SECRET: 'x' }, 'LEADS_WEBHOOK_SECRET is set, LEADS_WEBHOOK_URL is not'],
  [{ LEADS_WEBHOOK_URL: 'x' }, 'LEADS_WEBHOOK_URL is set, LEADS_WEBHOOK_SECRET is not'],
  [{ META_CAPI_TOKEN: 'x' }, 'META_CAPI_TOKEN is set, META_PIXEL_ID is not'],
  [
    { REPORT_EMAIL_TO: 'x' },
    'the weekly report is not sent: REPORT_EMAIL_TO is set, SMTP_URL is not',
  ],
  [{ GA_API_SECRET: 'x' }, 'GA_API_SECRET is set, GA_MEASUREMENT_ID is not'],
  [{ TWILIO_AUTH_TOKEN: 'x' }, 'TWILIO_ACCOUNT_SID and TWILIO_FROM are not'],
])('%o is half of a pair', (settings, sentence) => {
  expect(doubtfulSettings(settings)).toEqual([expect.stringContaining(sentence)]);
});

test('an id alone is whole: Google and Meta work from the browser without a secret', () => {
  expect(doubtfulSettings({ META_PIXEL_ID: '1', GA_MEASUREMENT_ID: 'G-1' })).toEqual([]);
});

test('a port chosen by the system becomes part of the default origin, not of a given one', () => {
  expect(withPort(readConfig({ PORT: '0' }), 4321).publicUrl).toBe('http://127.0.0.1:4321');
  const given = readConfig({ PORT: '0', PUBLIC_URL: 'https://example.org' });
  expect(withPort(given, 4321).publicUrl).toBe('https://example.org');
});

test.each([
  ['127.0.0.1', 80, 'http://127.0.0.1:80'],
  ['::1', 3000, 'http://[::1]:3000'],
])('host %s and port %s are shown as an address', (host, port, expected) => {
  expect(addressOf({ host, port })).toBe(expected);
});

test('.env.example names every variable, and only those, and its values are accepted', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const lines = example.split('\n').filter((line) => /^[A-Z]/.test(line));
  const given = Object.fromEntries(lines.map((line) => line.split('=', 2) as [string, string]));
  expect(Object.keys(given).sort()).toEqual(Object.keys(variables.shape).sort());
  expect(readConfig(given)).toEqual(readConfig({}));
});
