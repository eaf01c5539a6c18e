import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { type Environment, readConfig } from '#server/config.ts';
import type { LaunchCompany, LaunchSubject } from './check.ts';
import { describe as describeFindings } from './describe.ts';
import { checks, findRemaining } from './find-remaining.ts';

const number = (display: string, e164: string) => ({ display, e164, href: `tel:${e164}` });
const email = (address: string) => ({ address, href: `mailto:${address}` });

/** Every variable as an owner would have set it. */
const environment: Environment = {
  PUBLIC_URL: 'https://www.prairie-it.us',
  DATABASE_URL: 'postgres://site@db:5432/site',
  SEED_SAMPLE: '0',
  OPENAI_API_KEY: 'sk-1',
  META_PIXEL_ID: '123',
  META_CAPI_TOKEN: 'token',
  GTM_CONTAINER_ID: 'GTM-ABC1234',
  GA_MEASUREMENT_ID: 'G-ABC1234567',
  GA_API_SECRET: 'secret',
  SMTP_URL: 'smtp://mail:587',
  LEADS_EMAIL_TO: 'sales@prairie-it.us',
  LEADS_WEBHOOK_URL: 'https://crm.prairie-it.us/leads',
  LEADS_WEBHOOK_SECRET: 'secret',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: '+14052360100',
};

const sampleClaims = {
  supportHours: '24/7/365',
  radiusMiles: 500,
  maxUsers: 1000,
  yearsExperience: 15,
  combinedYears: 40,
  satisfaction: 99,
  retention: 95,
  resolutionSpeed: 8.5,
  uptime: 99.9,
} as const;

/** A company that has replaced everything, so that a test can put one sample back. */
const company: LaunchCompany = {
  name: 'Prairie IT',
  brand: 'Prairie',
  alertsProgram: 'Prairie IT Alerts',
  phone: number('(800) 236-0100', '+18002360100'),
  sms: number('(405) 236-0100', '+14052360100'),
  emails: {
    general: email('hello@prairie-it.us'),
    sales: email('sales@prairie-it.us'),
    support: email('support@prairie-it.us'),
  },
  web: { url: 'https://www.prairie-it.us', label: 'www.prairie-it.us' },
  address: {
    street: '7 Broadway',
    unit: 'Suite 1',
    city: 'Edmond',
    region: 'OK',
    regionName: 'Oklahoma',
    postalCode: '73034',
    country: 'US',
    streetLine: '7 Broadway, Suite 1',
    lines: ['7 Broadway, Suite 1', 'Edmond, OK 73034'],
    oneLine: '7 Broadway, Suite 1, Edmond, OK 73034',
  },
  portals: {
    records: 'https://records.clinic-portal.us/login',
    medication: 'https://emar.clinic-portal.us/login',
    pointOfCare: 'https://poc.clinic-portal.us/login',
  },
  claims: { ...sampleClaims, yearsExperience: 12 },
  legal: {
    privacyUpdated: '2026-03-01',
    cookiesUpdated: '2026-03-01',
    termsUpdated: '2026-03-01',
    consentVersion: '2026-03-01.1',
  },
  rating: null,
  social: [{ name: 'Facebook', url: 'https://www.facebook.com/prairie-it' }],
  team: [{ role: 'CEO', monogram: 'CEO', bio: 'Answers.', name: 'Ann Poe', photo: '/ann.jpg' }],
};

interface Change extends Partial<Omit<LaunchSubject, 'company' | 'settings' | 'isSet'>> {
  readonly company?: Partial<LaunchCompany>;
  readonly environment?: Environment;
}

function remainingIds(change: Change, without: readonly string[] = []): string[] {
  const { company: changedCompany, environment: changedEnvironment, ...content } = change;
  const env = { ...environment, ...changedEnvironment };
  const subject: LaunchSubject = {
    quotes: [{ quote: 'Good.', author: 'Manager', organization: '' }],
    caseStudies: [{ title: 'Work', summary: '', results: [], href: null }],
    commonAnswers: [{ answer: 'Confirmed.' }],
    messages: ['Prairie IT Alerts: Reply STOP to cancel.'],
    settings: readConfig(env),
    isSet: (variable) => Boolean(env[variable]),
    ...content,
    company: { ...company, ...changedCompany },
  };
  return findRemaining(subject, new Set(without)).map(({ id }) => id);
}

test('an owner who has replaced and set everything gets no findings', () => {
  expect(remainingIds({})).toEqual([]);
  expect(describeFindings([])).toBe(
    'Nothing is sample or unset any more. Whether what is set works: npm run staff -- check\n',
  );
});

test.each<[string, Partial<LaunchCompany>]>([
  ['name', { name: 'Redbud Health IT' }],
  ['brand', { brand: 'Redbud' }],
  ['alerts-program', { alertsProgram: 'Redbud IT Alerts' }],
  ['phone', { phone: number('(800) 555-0199', '+18005550199') }],
  ['sms-number', { sms: number('(405) 555-0142', '+14055550142') }],
  ['email-general', { emails: { ...company.emails, general: email('a@b.example') } }],
  ['email-sales', { emails: { ...company.emails, sales: email('a@example.com') } }],
  ['email-support', { emails: { ...company.emails, support: email('a@b.example') } }],
  ['web', { web: { url: 'https://www.redbudhealthit.example', label: '' } }],
  ['address', { address: { ...company.address, street: '1200 Example Avenue' } }],
  ['portal-records', { portals: { ...company.portals, records: 'https://a.example/login' } }],
  ['portal-medication', { portals: { ...company.portals, medication: 'https://a.example/' } }],
  ['portal-pointOfCare', { portals: { ...company.portals, pointOfCare: 'https://a.example' } }],
  ['social', { social: [{ name: 'Facebook', url: 'https://facebook.example/redbud' }] }],
  ['leaders', { team: company.team.map((role) => ({ ...role, name: null })) }],
  ['photos', { team: company.team.map((role) => ({ ...role, photo: null })) }],
  ['rating', { rating: { value: 4.9, count: 127 } }],
  ['claims', { claims: sampleClaims }],
  ['policies', { legal: { ...company.legal, termsUpdated: '2025-08-30' } }],
  ['consent-text', { legal: { ...company.legal, consentVersion: '2025-08-30.1' } }],
])('a sample of %s is found', (id, sample) => {
  expect(remainingIds({ company: sample })).toEqual([id]);
});

test('a text message of 161 characters is found, one of 160 is not', () => {
  expect(remainingIds({ messages: ['x'.repeat(160)] })).toEqual([]);
  expect(remainingIds({ messages: ['x'.repeat(161)] })).toEqual(['message-length']);
});

test('a marked quote and a marked case study are found, the others are not', () => {
  const quote = { quote: 'Good.', author: 'Manager', organization: '' };
  const study = { title: 'Work', summary: '', results: [], href: null };
  expect(remainingIds({ quotes: [quote, { ...quote, sample: true }] })).toEqual(['quotes']);
  expect(remainingIds({ caseStudies: [study, { ...study, sample: true }] })).toEqual([
    'case-studies',
  ]);
});

test.each(Object.keys(environment))('%s is missed when it is not set', (variable) => {
  expect(remainingIds({ environment: { [variable]: undefined } })).toEqual([variable]);
});

test.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://www.prairie-it.us'])(
  'PUBLIC_URL %s is no address for the public',
  (url) => {
    expect(remainingIds({ environment: { PUBLIC_URL: url } })).toEqual(['PUBLIC_URL']);
  },
);

test('a model server of one’s own needs no key', () => {
  const own = { OPENAI_API_KEY: undefined, OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' };
  expect(remainingIds({ environment: own })).toEqual([]);
});

test('a rating of one’s own is accepted', () => {
  expect(remainingIds({ company: { rating: { value: 4.9, count: 128 } } })).toEqual([]);
});

test('what the owner does without is left out', () => {
  const unset = { META_PIXEL_ID: undefined, META_CAPI_TOKEN: undefined };
  expect(remainingIds({ environment: unset }, ['META_PIXEL_ID'])).toEqual(['META_CAPI_TOKEN']);
});

test('no two checks share an id', () => {
  const ids = checks.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

/** The command itself, in a folder without a .env, with only the given variables. */
function runCommand(args: readonly string[], env: Record<string, string> = {}) {
  const command = fileURLToPath(new URL('launch-check.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), command, ...args],
    { encoding: 'utf8', cwd: tmpdir(), env: { PATH: process.env.PATH, ...env } },
  );
  return { status, stdout, stderr };
}

test('the command ends with 1 while something remains, and says it to people and machines', () => {
  const people = runCommand([]);
  expect(people.status).toBe(1);
  expect(people.stdout).toContain('PostgreSQL [DATABASE_URL]\n');
  expect(people.stdout).toContain('  change: DATABASE_URL\n');

  const machines = runCommand(['--json', '--without', 'SMTP_URL']);
  expect(machines.status).toBe(1);
  const report = JSON.parse(machines.stdout) as { ready: boolean; remaining: { id: string }[] };
  const ids = report.remaining.map(({ id }) => id);
  expect(report.ready).toBe(false);
  expect(ids).toContain('DATABASE_URL');
  expect(ids).not.toContain('SMTP_URL');
});

test('the command ends with 0 when nothing remains', () => {
  const all = checks.map(({ id }) => id).join(',');
  expect(runCommand(['--json', '--without', all])).toEqual({
    status: 0,
    stdout: '{\n  "ready": true,\n  "remaining": []\n}\n',
    stderr: '',
  });
});

test.each([
  [['--jsn'], {}, '--jsn'],
  [['--without', 'nothing'], {}, 'nothing'],
  [[], { PORT: 'many' }, 'PORT'],
])('the command ends with 2 on wrong use: %j', (args, env, named) => {
  const { status, stderr, stdout } = runCommand(args, env);
  expect(status).toBe(2);
  expect(stderr).toContain(named);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('');
});

test('answers of the assistant that nobody has confirmed are listed', () => {
  const answer = { answer: 'No jobs are listed.' };
  expect(remainingIds({ commonAnswers: [answer, { ...answer, sample: true }] })).toEqual([
    'assistant-answers',
  ]);
});
