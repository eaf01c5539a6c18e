import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));

function foldersIn(path) {
  const entries = readdirSync(join(projectFolder, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/**
 * The rooms of the browser, lowest first: each may import from the ones before it and from itself.
 * A folder that stands on the disk and not in this list may import nothing and be imported by
 * nobody, so that a new one has to be given its place here.
 */
const clientOrder = ['assets', 'styles', 'lib', 'hooks', 'components', 'features', 'pages', 'app'];

const topRooms = foldersIn('.').filter((name) => !name.startsWith('.') && name !== 'client');
const clientRooms = foldersIn('client/src').filter((name) => name !== 'features');

function room(type, pattern, extra = {}) {
  return { type, pattern, partialMatch: false, ...extra };
}

/** The folders the lint plug-in tells apart; every feature is a room of its own. */
export const elements = [
  ...topRooms.map((name) => room(name, name)),
  ...clientRooms.map((name) => room(`client/${name}`, `client/src/${name}`)),
  room('client/features', 'client/src/features/*', { capture: ['feature'] }),
];

/** Files that have a rule of their own: the tables, and what stands behind their one door. */
export const files = [
  { category: 'schema', pattern: ['shared/schema.ts', 'shared/schema/**'] },
  { category: 'schema-room', pattern: 'shared/schema/**' },
];

const from = (...type) => ({ element: { type } });
const to = (...type) => ({ to: { element: { type } } });

/** Who may import from where; what no line allows is refused. The last line that fits decides. */
export const policies = [
  { allow: { dependency: { relationship: { to: 'internal' } } } },
  { from: from('server'), allow: to('shared') },
  ...clientOrder.map((name, index) => ({
    from: from(`client/${name}`),
    allow: to('shared', ...clientOrder.slice(0, index).map((lower) => `client/${lower}`)),
  })),
  { from: from('scripts', 'art'), allow: to('shared', 'server', 'scripts', 'client/*') },
  // The bench measures with the question set and the stand-ins of the tests.
  { from: from('scripts'), allow: to('tests') },
  {
    from: from('shared', 'client/*'),
    disallow: { to: { file: { categories: 'schema' } }, dependency: { kind: 'value' } },
    message:
      'The browser may only `import type` from shared/schema.ts: the tables would bring 100 kB of code along.',
  },
  {
    disallow: { to: { file: { categories: 'schema-room' } } },
    message: 'shared/schema.ts is the one door to the tables.',
  },
  {
    from: { file: { categories: 'schema' } },
    allow: { to: { file: { categories: 'schema' } } },
  },
];
