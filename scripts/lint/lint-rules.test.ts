import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';

const eslint = new ESLint({
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  // These files do not exist, so there are no types to ask for.
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

/** @returns the names of the rules that object to `code` standing in `file` */
async function findings(file: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  return (result?.messages ?? [])
    .map(({ ruleId, message }) => ruleId ?? message)
    .filter((rule) => !rule.endsWith('no-unused-vars'));
}

const DIRECTION = 'boundaries/dependencies';

const refused: [from: string, source: string][] = [
  ['shared/a.ts', '#server/errors.ts'],
  ['shared/a.ts', '#client/lib/a.ts'],
  ['shared/contracts/a.ts', '../../server/errors.ts'],
  ['shared/contracts/a.ts', '../schema/a.ts'],
  ['shared/schema/a.ts', '#server/errors.ts'],
  ['server/app.ts', '#client/lib/a.ts'],
  ['server/features/sms/a.ts', '../../../client/src/lib/a.ts'],
  ['server/db/connect.ts', '#shared/schema/a.ts'],
  ['server/app.ts', '#tests/fakes/a.ts'],
  ['server/app.ts', '#scripts/a.ts'],
  ['client/src/lib/a.ts', '#server/errors.ts'],
  ['client/src/lib/a.ts', '#shared/schema/a.ts'],
  ['client/src/app/a.tsx', '../../../server/errors.ts'],
  ['client/src/lib/a.ts', '../components/ui/a.tsx'],
  ['client/src/lib/a.ts', '../hooks/a.ts'],
  ['client/src/hooks/a.ts', '#client/features/blog/a.ts'],
  ['client/src/components/ui/a.tsx', '../../features/blog/a.ts'],
  ['client/src/components/ui/a.tsx', '#client/pages/home.tsx'],
  ['client/src/features/blog/a.tsx', '../sms-opt-in/a.ts'],
  ['client/src/features/blog/a.tsx', '#client/features/sms-opt-in/a.ts'],
  ['client/src/features/blog/a.tsx', '../../pages/home.tsx'],
  ['client/src/pages/home.tsx', '../app/routes.tsx'],
  ['client/src/pages/home.tsx', '#tests/factories/a.ts'],
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
  ['server/app.ts', '#server/errors.ts'],
  ['server/db/connect.ts', '#shared/schema.ts'],
  ['server/db/connect.ts', 'pg'],
  ['client/src/lib/a.ts', '#shared/site-map.ts'],
  ['client/src/hooks/a.ts', '../lib/a.ts'],
  ['client/src/components/ui/a.tsx', '#client/hooks/a.ts'],
  ['client/src/features/blog/a.tsx', './b.tsx'],
  ['client/src/features/blog/a.tsx', '../../components/ui/a.tsx'],
  ['client/src/pages/home.tsx', '#client/features/blog/a.ts'],
  ['client/src/app/routes.tsx', '../pages/home.tsx'],
  ['client/src/app/routes.tsx', 'react'],
  ['tests/api/a.test.ts', '#server/errors.ts'],
  ['client/src/pages/home.test.tsx', '#tests/factories/a.ts'],
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

describe('the tables stay out of the browser', () => {
  test('the browser may import a type from shared/schema.ts', async () => {
    const code = `import type { A } from '#shared/schema.ts';\nexport type B = A;`;
    expect(await findings('client/src/lib/a.ts', code)).toEqual([]);
  });

  test.each(['client/src/lib/a.ts', 'client/src/features/blog/a.ts', 'shared/contracts/a.ts'])(
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

  test('a comment cannot switch a rule off', async () => {
    const code = `// eslint-disable-next-line no-console\nconsole.log('a');`;
    expect(await findings('server/app.ts', code)).toContain('no-console');
  });
});
