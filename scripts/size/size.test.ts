import { expect, test } from 'vitest';
import { judge } from './budgets.ts';
import { chunkClosure } from './first-visit.ts';

const within = { document: 14_600, script: 84_000, fonts: 60_000 };

test('a page at its limits keeps the budget', () => {
  expect(judge(within).hasPassed).toBe(true);
});

test.each(['document', 'script', 'fonts'] as const)(
  'one byte too many of %s is too much',
  (name) => {
    const { hasPassed, lines } = judge({ ...within, [name]: within[name] + 1 });
    expect(hasPassed).toBe(false);
    expect(lines.filter((line) => line.startsWith('OVER'))).toHaveLength(1);
  },
);

test('what is imported counts once, what is loaded later not at all', () => {
  const manifest = {
    'index.html': { file: 'main.js', imports: ['_react.js'], dynamicImports: ['chat.tsx'] },
    'home.tsx': { file: 'home.js', imports: ['_react.js'] },
    '_react.js': { file: 'react.js' },
    'chat.tsx': { file: 'chat.js' },
  };
  expect(chunkClosure(manifest, ['index.html', 'home.tsx'])).toEqual([
    'main.js',
    'react.js',
    'home.js',
  ]);
});
