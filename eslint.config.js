import boundaries from 'eslint-plugin-boundaries';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { elements, files, policies } from './scripts/lint/layers.js';

const tests = ['**/*.test.{ts,tsx}', 'tests/**'];

/**
 * The rules of this house: who may import whom, and what has one place. They need no types, which
 * makes them cheap; the rules of the language stand in .oxlintrc.json.
 */
export default defineConfig(
  globalIgnores(['dist/', 'data/', 'coverage/', 'screens/', '.cache/']),
  // A rule that is wrong is changed here, for everyone; comments in the code cannot switch one off.
  { linterOptions: { noInlineConfig: true } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  // Oxlint has no such setting.
  { rules: { 'no-warning-comments': ['error', { terms: ['oxlint-disable'] }] } },

  {
    files: ['**/*.{ts,tsx}'],
    // A test may import from anywhere.
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
    files: ['{client/src,server,shared}/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { regexp },
    // A visitor's text must not hold the server; tests/patterns drives each pattern besides.
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
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
    plugins: { '@typescript-eslint': tseslint.plugin },
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
