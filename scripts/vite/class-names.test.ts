import { expect, test } from 'vitest';
import { classNames, shortenRules, shortenStrings, withoutHelpers } from './class-names.ts';

const css = `
@layer components{.card{margin:0}.chat-panel{margin:0}}
@layer utilities{
  .flex{display:flex}
  .inline-flex{display:inline-flex}
  .mt-4{margin-top:1rem}
  .w-1\\/2{width:50%}
  .has-\\[\\.chat-panel\\]\\:mt-4:has(.chat-panel){margin-top:1rem}
  @media (min-width:40rem){.\\33 xl\\:p-1\\.5,.group-open\\:p-2:is(:where(.group):is([open]) *){padding:0}}
  .print\\:hidden{display:none}
}
.a{margin:0}`;
const names = classNames(css, new Map([['w-1/2', 3]]));

test('utilities get short names that no other class has, those most used the shortest', () => {
  expect([...names.short]).toEqual([
    ['w-1/2', 'b'],
    ['mt-4', 'c'],
    ['has-[.chat-panel]:mt-4', 'd'],
    ['3xl:p-1.5', 'e'],
    ['group-open:p-2', 'f'],
  ]);
});

test('there are names for a thousand utilities', () => {
  const rules = Array.from({ length: 1000 }, (_, index) => `.m-${String(index)}{margin:0}`);
  const { short } = classNames(`@layer utilities{${rules.join('')}}`, new Map());
  expect(new Set(short.values()).size).toBe(1000);
});

test('rules keep the classes that we have named, words of CSS, and what the server asks for', () => {
  const rules = shortenRules(css, names);
  expect(rules).toContain('.d:has(.chat-panel){');
  expect(rules).toContain('.e,.f:is(:where(.group):is([open]) *){');
  for (const kept of ['.card{', '.chat-panel{', '.flex{', '.inline-flex{', '.print\\:hidden{']) {
    expect(rules).toContain(kept);
  }
});

test('strings of nothing but classes are lists of classes', () => {
  const code = [
    'jsx("p", { className: "card mt-4 flex" });',
    "const row = `hue-${hue} w-1/2 group`; const style = { display: 'inline-flex' };",
    'const text = "a 3xl word", label = "mt";',
  ].join('\n');
  expect(shortenStrings(code, names)).toBe(
    code.replace('card mt-4 flex', 'card c flex').replace('w-1/2', 'b'),
  );
});

test('a utility among other words ends the build', () => {
  expect(() => shortenStrings('const text = "mt-4 of them";', names)).toThrow('“of”');
});

test('text has its size and lines, and a border its line, without variables in between', () => {
  expect(
    withoutHelpers(`@property --tw-leading { syntax: "*"; inherits: false; }
.text-lead { font-size: 2rem; line-height: var(--tw-leading, 1.5); letter-spacing: var(--tw-tracking, -0.02em); }
.border { border-style: var(--tw-border-style); border-width: 1px; }
.leading-none { --tw-leading: 1; line-height: 1; }`).replaceAll(/\s+/g, ' '),
  ).toBe(
    '.text-lead { font-size: 2rem; line-height: 1.5; letter-spacing: -0.02em; }' +
      ' .border { border-width: 1px; } .leading-none { line-height: 1; }',
  );
});

test('a dashed border ends the build, since all are taken for solid', () => {
  expect(() => withoutHelpers('.a { --tw-border-style: dashed; }')).toThrow('dashed');
});

test('a size of text for some layouts says its lines where others have theirs', () => {
  const sizes = classNames(
    '@layer utilities{.leading-tight{line-height:1}.lg\\:text-lead{font-size:1rem}.lg\\:leading-tight{line-height:1}}',
    new Map(),
  );
  expect(() => shortenStrings('"leading-tight lg:text-lead"', sizes)).toThrow('lg:leading-');
  expect(shortenStrings('"leading-tight lg:text-lead lg:leading-tight"', sizes)).toBe('"a b c"');
});
