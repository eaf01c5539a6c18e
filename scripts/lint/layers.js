import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

function foldersIn(path) {
  const entries = readdirSync(join(projectFolder, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * The layers of the browser, lowest first: each may import from the ones before it and from itself.
 * A folder that is on the disk and not in this list may import nothing and be imported by nobody, so
 * that a new one has to be given its place here.
 */
const clientOrder = [
  'assets',
  'styles',
  'lib',
  'hooks',
  'components',
  'features',
  'pages',
  'app',
  'start',
];

/**
 * The layers of the server, lowest first: each folder may import from the layers before its own.
 * Folders of one layer do not know each other; the files in server/ itself put all of them together.
 */
const serverLayers = [
  ['lib'],
  ['db', 'config'],
  ['http', 'outbox', 'staff'],
  ['features', 'backup'],
  ['check', 'metrics', 'report'],
  ['web', 'cli'],
];

/** Features of the server that build on another one; all others do not know each other. */
const featuresBelow = {
  // A lead may carry a consent; erasing a person erases both.
  leads: ['sms'],
  // Posts are facts for the assistant, and what an event may name.
  chat: ['blog'],
  tracking: ['blog'],
};

const topFolders = foldersIn('.').filter((name) => !name.startsWith('.') && name !== 'client');
const clientFolders = foldersIn('client/src').filter(
  (name) => !['features', 'pages'].includes(name),
);
const serverFolders = foldersIn('server').filter((name) => name !== 'features');

function folder(type, pattern, extra = {}) {
  return { type, pattern, partialMatch: false, ...extra };
}

/** The folders the lint plug-in distinguishes; every feature and every page is one of its own. */
export const elements = [
  folder('server/features', 'server/features/*', { capture: ['feature'] }),
  ...serverFolders.map((name) => folder(`server/${name}`, `server/${name}`)),
  ...topFolders.map((name) => folder(name, name)),
  ...clientFolders.map((name) => folder(`client/${name}`, `client/src/${name}`)),
  folder('client/features', 'client/src/features/*', { capture: ['feature'] }),
  folder('client/pages', 'client/src/pages/*', { capture: ['page'] }),
];

/** Files that have a rule of their own: settings, the tables and what is behind their entry point, lists. */
export const files = [
  { category: 'server-config', pattern: 'server/config.ts' },
  { category: 'schema', pattern: ['shared/schema.ts', 'shared/schema/**'] },
  { category: 'schema-part', pattern: 'shared/schema/**' },
  // The sign-up form checks with the schema of its contract; every other contract is the server's.
  { category: 'contract', pattern: 'shared/contracts/!(sms-opt-in).ts' },
  { category: 'page-list', pattern: ['shared/pages/index.ts', 'shared/services/index.ts'] },
];

const from = (...type) => ({ element: { type } });
const to = (...type) => ({ to: { element: { type } } });

const serverPolicies = serverLayers.flatMap((names, index) => {
  const below = serverLayers.slice(0, index).flat();
  const layer = from(...names.map((name) => `server/${name}`));
  return [
    { from: layer, allow: to('shared', ...below.map((name) => `server/${name}`)) },
    ...(below.includes('config')
      ? [{ from: layer, allow: { to: { file: { categories: 'server-config' } } } }]
      : []),
  ];
});

const featurePolicies = Object.entries(featuresBelow).map(([feature, below]) => ({
  from: { element: { type: 'server/features', captured: { feature } } },
  allow: below.map((name) => ({
    to: { element: { type: 'server/features', captured: { feature: name } } },
  })),
}));

/** Who may import from where; what no line allows is refused. The last line that fits decides. */
export const policies = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  { from: from('server'), allow: to('shared', 'server/*') },
  ...serverPolicies,
  ...featurePolicies,
  ...clientOrder.map((name, index) => ({
    from: from(`client/${name}`),
    allow: to('shared', ...clientOrder.slice(0, index).map((lower) => `client/${lower}`)),
  })),
  {
    from: from('scripts', 'tools', 'art'),
    allow: to('shared', 'server', 'server/*', 'scripts', 'client/*'),
  },
  // The bench measures with the question set and the stand-ins of the tests.
  { from: from('scripts', 'tools'), allow: to('tests') },
  {
    from: from('shared', 'client/*'),
    disallow: { to: { file: { categories: 'schema' } }, dependency: { kind: 'value' } },
    message:
      'The browser may only `import type` from shared/schema.ts: the tables would bring 100 kB of code along.',
  },
  { from: { file: { categories: 'contract' } }, allow: { to: { file: { categories: 'schema' } } } },
  {
    from: from('client/*'),
    disallow: { to: { file: { categories: 'contract' } }, dependency: { kind: 'value' } },
    message:
      'The browser may only `import type` from a contract: it brings zod. Paths and limits are in shared/api/.',
  },
  {
    from: from('client/*'),
    disallow: { to: { file: { categories: 'page-list' } }, dependency: { kind: 'value' } },
    message:
      'The browser may only `import type` from the list of pages: it would carry the words of all. shared/site-map.ts has what every page knows of the others. Services likewise: shared/services/summaries.ts and shown.ts.',
  },
  {
    disallow: { to: { file: { categories: 'schema-part' } } },
    message: 'shared/schema.ts is the one entry point to the tables.',
  },
  {
    from: { file: { categories: 'schema' } },
    allow: { to: { file: { categories: 'schema' } } },
  },
];
