import eslint from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { elements, files, policies } from './scripts/lint/rooms.js';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'screens/', '.cache/']),
  // A rule that is wrong is changed here, for everyone; comments in the code cannot switch one off.
  { linterOptions: { noInlineConfig: true } },

  eslint.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals() },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // `const { secret, ...shown } = row` leaves something out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_' },
      ],
      // Test fixtures that need nothing are written `({}) => …`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      // Content is data with literal types: `page.layout === 'bare'` is a question all the same.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // `onClick={() => setOpen(true)}` and numbers in texts are plain to read.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  {
    // Google's queue knows a command by its being an arguments object.
    files: ['client/src/features/analytics/tags/data-layer.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },

  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },

  {
    files: ['**/*.{ts,tsx}'],
    // A test may reach into any room.
    ignores: tests,
    plugins: { boundaries },
    settings: {
      'import/resolver': { './scripts/lint/resolve-import.cjs': {} },
      'boundaries/elements': elements,
      'boundaries/files': files,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
      'boundaries/additional-dependency-nodes': [
        { name: 'type-query', kind: 'type', selector: 'TSImportType Literal' },
      ],
      'boundaries/legacy-templates': false,
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies, checkInternals: true }],
    },
  },

  {
    files: ['{client,server,shared}/**/*.{ts,tsx}'],
    ignores: [...tests, 'server/config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read once, in server/config.ts, and handed in.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'node:process',
              importNames: ['env'],
              message: 'Settings are read once, in server/config.ts, and handed in.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(node:|express$|pg$|pino$|drizzle-)',
              message: 'This belongs to the server; the browser cannot carry it.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{client/src,shared}/**/*.{ts,tsx}'],
    // The date of an answer is read by the few who open the notice again.
    ignores: [...tests, 'client/src/features/privacy/privacy-notice.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^toLocale/], Identifier[name="Intl"]',
          message: 'The first use of Intl holds a phone up for 100 ms: see shared/format-count.ts.',
        },
      ],
    },
  },
  {
    files: ['{client,server,shared}/**/*.{ts,tsx}'],
    // The one way into the browser's console.
    ignores: [...tests, 'client/src/lib/log.ts'],
    rules: { 'no-console': 'error' },
  },
);

/** What Node gives every script; no package is worth this list. */
function nodeGlobals() {
  const names = ['Buffer', 'URL', 'clearTimeout', 'console', 'fetch', 'performance', 'process'];
  const commonjs = ['__dirname', 'module', 'require'];
  return Object.fromEntries(
    [...names, 'setTimeout', ...commonjs].map((name) => [name, 'readonly']),
  );
}
