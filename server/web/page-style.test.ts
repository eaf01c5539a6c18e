import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPageStyles } from './page-style.ts';

const stylesheet = [
  '@layer base{a{color:red}b{color:blue}}',
  '@layer components{.card{color:green}.card:hover{color:lime}.open .card{margin:0}}',
  '@layer utilities{.sm\\:p-1\\.5{padding:1px}.\\[\\&\\>p\\]\\:m-0>p{margin:0}}',
  '@media print{a{display:none}.print\\:hidden{display:none}}',
  'body:has(.panel) a{margin:1px}',
  '.spins{animation:1s spin}@keyframes spin{to{rotate:1turn}}@keyframes idle{to{top:0}}',
  '.card:is(:where(.menu):is([open]) *){left:0}',
  '@media (scripting:none){.card{bottom:0}}',
  '@property --read{syntax:"*";inherits:false}@property --unread{syntax:"*";inherits:false}',
  '.card{width:var(--read)}',
].join('');
const styleFor = createPageStyles(stylesheet);
const rulesFor = async (document: string) => (await styleFor(document)).css;

test('a document gets the rules of its own tags, classes and attributes', async () => {
  const css = await rulesFor('<a class="card">');
  expect(css).toContain('a{color:red}');
  expect(css).toContain('.card{color:green}');
  expect(css).not.toContain('b{');
  expect(css).not.toContain('.open');
  expect(await rulesFor('<p class="sm:p-1.5 [&amp;&gt;p]:m-0">')).toMatch(
    /padding:1px.*>p\{margin/,
  );
});

test('layers keep their order, also where a document uses nothing of one', async () => {
  expect(await rulesFor('<p>')).toMatch(/^@layer base,components,utilities;/);
});

test('what every document has stands first, before the order of the layers', async () => {
  const { css, hash } = await createPageStyles(stylesheet, '@font-face{a:b}')('<p>');
  expect(css).toMatch(/^@font-face\{a:b\}@layer base/);
  expect(hash).toBe(`sha256-${createHash('sha256').update(css).digest('base64')}`);
});

test('what nobody sees at first waits: the pointer, paper, what is not on the page', async () => {
  const css = await rulesFor('<a class="card">');
  for (const later of [':hover', 'print', ':has', 'spin', '--unread', '[open]', 'scripting']) {
    expect(css).not.toContain(later);
  }
  expect(css).toContain('@property --read');
  const used = await rulesFor('<body><a class="panel spins"></a><p class="card menu" open>');
  expect(used).toMatch(/:has\(\.panel\).*@keyframes spin.*\[open\]/);
  expect(used).not.toContain('idle');
});

test('what no sheet of paper shows is hidden from the first paint on', async () => {
  const css = await rulesFor('<a class="print:hidden">');
  expect(css).toContain('@media print{.print\\:hidden{display:none}}');
});

test('what is folded away waits, its summary and what is open do not', async () => {
  expect(await rulesFor('<details><summary><b></b></summary><a></a></details>')).not.toContain(
    'a{c',
  );
  expect(await rulesFor('<details><summary><b></b></summary><a></a></details>')).toContain('b{c');
  expect(await rulesFor('<details open=""><summary></summary><a></a></details>')).toContain('a{c');
  const nested =
    '<details><summary></summary><details><summary><b></b></summary></details></details>';
  expect(await rulesFor(nested)).not.toContain('b{c');
  expect(await rulesFor(`${nested}<a></a>`)).toContain('a{c');
});

test('words of scripts and data are no markup', async () => {
  const data = '<script type="application/json">{"html":"<b class=card>"}</script>';
  expect(await rulesFor(data)).not.toMatch(/card|b\{/);
});

test('the hash is that of the rules, and like documents share both', async () => {
  const style = await styleFor('<a>One</a>');
  const hash = createHash('sha256').update(style.css).digest('base64');
  expect(style.hash).toBe(`sha256-${hash}`);
  expect(await styleFor('<a>Two</a>')).toBe(style);
});
