import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const eslint = new ESLint({ cwd: projectFolder });

/** @returns the names of the rules that object to `code` standing in `file` */
async function findings(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const DIRECTION = 'boundaries/dependencies';

const refused: [from: string, source: string][] = [
  ['shared/a.ts', '#server/lib/errors.ts'],
  ['shared/a.ts', '#client/lib/a.ts'],
  ['shared/contracts/a.ts', '../../server/lib/errors.ts'],
  ['shared/contracts/a.ts', '../schema/a.ts'],
  ['shared/schema/a.ts', '#server/lib/errors.ts'],
  ['server/app.ts', '#client/lib/a.ts'],
  ['server/features/sms/a.ts', '../../../client/src/lib/a.ts'],
  ['server/db/connect.ts', '#shared/schema/a.ts'],
  ['server/app.ts', '#tests/fakes/a.ts'],
  ['server/app.ts', '#scripts/a.ts'],
  ['server/lib/a.ts', '#server/db/a.ts'],
  ['server/lib/a.ts', '../config.ts'],
  ['server/db/a.ts', '../outbox/a.ts'],
  ['server/db/a.ts', '#server/config.ts'],
  ['server/config/a.ts', '../db/a.ts'],
  ['server/http/a.ts', '../features/sms/a.ts'],
  ['server/http/a.ts', '../outbox/a.ts'],
  ['server/staff/a.ts', '../cli/a.ts'],
  ['server/features/sms/a.ts', '../leads/a.ts'],
  ['server/features/sms/a.ts', '../../web/a.ts'],
  ['server/features/sms/a.ts', '#server/cli/a.ts'],
  ['server/features/sms/a.ts', '#server/backup/a.ts'],
  ['server/features/sms/a.ts', '../../services.ts'],
  ['server/features/unheard-of/a.ts', '../blog/a.ts'],
  ['server/backup/a.ts', '../cli/a.ts'],
  ['server/web/a.ts', '../cli/a.ts'],
  ['server/web/a.ts', '../app.ts'],
  ['server/cli/a.ts', '#server/services.ts'],
  ['client/src/lib/a.ts', '#server/lib/errors.ts'],
  ['client/src/lib/a.ts', '#shared/schema/a.ts'],
  ['client/src/app/a.tsx', '../../../server/lib/errors.ts'],
  ['client/src/lib/a.ts', '../components/ui/a.tsx'],
  ['client/src/lib/a.ts', '../hooks/a.ts'],
  ['client/src/hooks/a.ts', '#client/features/blog/a.ts'],
  ['client/src/components/ui/a.tsx', '../../features/blog/a.ts'],
  ['client/src/components/ui/a.tsx', '#client/pages/home/page.tsx'],
  ['client/src/features/blog/a.tsx', '../sms-opt-in/a.ts'],
  ['client/src/features/blog/a.tsx', '#client/features/sms-opt-in/a.ts'],
  ['client/src/features/blog/a.tsx', '../../pages/home/page.tsx'],
  ['client/src/pages/home/page.tsx', '../../app/routes.ts'],
  ['client/src/pages/home/page.tsx', '../about/about-story.tsx'],
  ['client/src/pages/home/page.tsx', '#tests/factories/a.ts'],
];

const allowed: [from: string, source: string][] = [
  ['shared/a.ts', '#shared/site-map.ts'],
  ['shared/contracts/a.ts', './contract.ts'],
  ['shared/schema.ts', './schema/a.ts'],
  ['shared/schema/a.ts', './columns.ts'],
  ['shared/schema/a.ts', '../site-map.ts'],
  ['shared/schema/a.ts', 'drizzle-orm'],
  ['server/app.ts', '#shared/site-map.ts'],
  ['server/app.ts', './features/sms/handler.ts'],
  ['server/app.ts', '#server/lib/errors.ts'],
  ['server/db/connect.ts', '#shared/schema.ts'],
  ['server/db/connect.ts', 'pg'],
  ['server/db/a.ts', '../lib/a.ts'],
  ['server/config.ts', './config/a.ts'],
  ['server/http/a.ts', '../db/a.ts'],
  ['server/staff/a.ts', '../config.ts'],
  ['server/features/sms/a.ts', '#server/http/a.ts'],
  ['server/features/sms/a.ts', '#server/config.ts'],
  ['server/features/leads/a.ts', '../sms/a.ts'],
  ['server/web/a.ts', '../features/blog/a.ts'],
  ['server/web/a.ts', '#server/config.ts'],
  ['server/cli/a.ts', '../backup/a.ts'],
  ['server/start.ts', './web/a.ts'],
  ['scripts/a.ts', '#server/lib/a.ts'],
  ['scripts/a.ts', '#server/config.ts'],
  ['client/src/lib/a.ts', '#shared/site-map.ts'],
  ['client/src/hooks/a.ts', '../lib/a.ts'],
  ['client/src/components/ui/a.tsx', '#client/hooks/a.ts'],
  ['client/src/features/blog/a.tsx', './b.tsx'],
  ['client/src/features/blog/a.tsx', '../../components/ui/a.tsx'],
  ['client/src/pages/home/page.tsx', '#client/features/blog/a.ts'],
  ['client/src/pages/home/page.tsx', './hero.tsx'],
  ['client/src/pages/home/page.tsx', '#shared/pages/home.ts'],
  ['client/src/app/routes.ts', '../pages/home/page.tsx'],
  ['client/src/app/routes.ts', 'react'],
  ['tests/api/a.test.ts', '#server/lib/errors.ts'],
  ['client/src/pages/home/page.test.tsx', '#tests/factories/a.ts'],
];

describe('imports go one way', () => {
  test.each(refused)('%s may not import %s', async (file, source) => {
    for (const code of [
      `import { a } from '${source}';\nexport const b = a;`,
      `import type { A } from '${source}';\nexport type B = A;`,
      `export { a } from '${source}';`,
      `export * from '${source}';`,
      `export const b = () => import('${source}');`,
    ]) {
      expect(await findings(file, code), code).toContain(DIRECTION);
    }
  });

  test.each(allowed)('%s may import %s', async (file, source) => {
    for (const code of [
      `import { a } from '${source}';\nexport const b = a;`,
      `import type { A } from '${source}';\nexport type B = A;`,
      `export { a } from '${source}';`,
      `export const b = () => import('${source}');`,
    ]) {
      expect(await findings(file, code), code).toEqual([]);
    }
  });
});

describe('the list of pages stays out of the browser', () => {
  const file = 'client/src/pages/home/page.tsx';

  test('the browser may import a type from it', async () => {
    const code = `import type { A } from '#shared/pages/index.ts';\nexport type B = A;`;
    expect(await findings(file, code)).toEqual([]);
  });

  test('the browser may not import a value from it', async () => {
    const code = `import { a } from '#shared/pages/index.ts';\nexport const b = a;`;
    expect(await findings(file, code)).toContain(DIRECTION);
  });
});

describe('the tables stay out of the browser', () => {
  test('the browser may import a type from shared/schema.ts', async () => {
    const code = `import type { A } from '#shared/schema.ts';\nexport type B = A;`;
    expect(await findings('client/src/lib/a.ts', code)).toEqual([]);
  });

  test.each(['client/src/lib/a.ts', 'client/src/features/blog/a.ts', 'shared/blog/a.ts'])(
    '%s may not import a value from shared/schema.ts',
    async (file) => {
      for (const code of [
        `import { a } from '#shared/schema.ts';\nexport const b = a;`,
        `export { a } from '#shared/schema.ts';`,
        `export const b = () => import('#shared/schema.ts');`,
      ]) {
        expect(await findings(file, code), code).toContain(DIRECTION);
      }
    },
  );

  test.each(['drizzle-orm', 'pg', 'express', 'node:fs'])(
    'the browser may not import %s',
    async (name) => {
      const code = `import { a } from '${name}';\nexport const b = a;`;
      expect(await findings('client/src/lib/a.ts', code)).toContain(
        '@typescript-eslint/no-restricted-imports',
      );
    },
  );
});

describe('settings and output have one place', () => {
  const readsSetting = 'export const port = process.env.PORT;';

  test.each(['server/app.ts', 'client/src/lib/a.ts', 'shared/a.ts'])(
    '%s may not read process.env',
    async (file) => {
      expect(await findings(file, readsSetting)).toContain('no-restricted-properties');
    },
  );

  test.each(['server/config.ts', 'scripts/size/check.ts', 'tests/api/a.ts', 'drizzle.config.ts'])(
    '%s may read process.env',
    async (file) => {
      expect(await findings(file, readsSetting)).toEqual([]);
    },
  );

  test.each(['client/src/lib/a.ts', 'shared/a.ts'])(
    '%s may not wake Intl, which holds a phone up',
    async (file) => {
      expect(await findings(file, `export const a = (n: number) => n.toLocaleString();`)).toContain(
        'no-restricted-syntax',
      );
      expect(await findings(file, `export const a = new Intl.NumberFormat();`)).toContain(
        'no-restricted-syntax',
      );
    },
  );

  test.each(['server/app.ts', 'client/src/lib/a.ts', 'shared/a.ts'])(
    '%s may not write to the console',
    async (file) => {
      expect(await findings(file, `console.log('a');`)).toContain('no-console');
    },
  );

  test.each([
    ['eslint-disable-next-line', /has no effect/],
    ['oxlint-disable-next-line', /no-warning-comments/],
  ])('a comment %s is refused and switches no rule of the house off', async (comment, refusal) => {
    const code = `// ${comment} no-console\nconsole.log('a');`;
    const refused = expect.stringMatching(refusal) as string;
    expect(await findings('server/app.ts', code)).toEqual([refused, 'no-console']);
  });
});

describe('rules that need types', () => {
  const promise = 'declare const save: () => Promise<void>;';
  const anything = 'declare const anything: any;';
  const faults: [rule: string, code: string][] = [
    ['no-floating-promises', `${promise}\nsave();`],
    ['no-misused-promises', `${promise}\n[1].forEach(save);`],
    ['await-thenable', 'export const a = async () => await 1;'],
    ['no-unsafe-assignment', `${anything}\nexport const a: string = anything;`],
    ['no-unsafe-argument', `${anything}\nparseInt(anything);`],
    ['no-unsafe-return', `${anything}\nexport const a = (): string => anything;`],
    ['no-explicit-any', anything],
    ['only-throw-error', `throw 'a';`],
    ['no-unnecessary-type-assertion', `export const a = (n: number) => n as number;`],
    [
      'switch-exhaustiveness-check',
      `export const a = (b: 'c' | 'd') => { switch (b) { case 'c': break; } };`,
    ],
  ];

  test('each finds its fault', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lint-test-'));
    try {
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions: { strict: true, module: 'ESNext', types: [] } }),
      );
      for (const [rule, code] of faults) writeFileSync(join(folder, `${rule}.ts`), code);
      const oxlint = join(projectFolder, 'node_modules/oxlint/bin/oxlint');
      const config = join(projectFolder, '.oxlintrc.json');
      const args = [oxlint, '--type-aware', '-f', 'json', '-c', config, '.'];
      // It looks for its own helper along the PATH, which npm sets and a bare node does not.
      const PATH = `${join(projectFolder, 'node_modules/.bin')}:${process.env.PATH ?? ''}`;
      const env = { ...process.env, PATH };
      const { stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
      const { diagnostics } = JSON.parse(stdout) as {
        diagnostics: { code: string; filename: string }[];
      };
      for (const [rule] of faults) {
        const found = diagnostics.filter(({ filename }) => filename === `${rule}.ts`);
        expect(found.map(({ code }) => code)).toContain(`typescript(${rule})`);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
