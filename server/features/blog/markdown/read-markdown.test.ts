import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';
import { readMarkdown } from './read-markdown.ts';

const paragraph = (...inlines: unknown[]) => ({ kind: 'paragraph', inlines });
const heading = (level: number, text: string) => ({ kind: 'heading', level, inlines: [text] });

test('headings by # and by two asterisks are sub-headings; the title stays the only h1', () => {
  expect(readMarkdown('# One\n\n## Two\n\n#### Four\n\n**In asterisks**')).toEqual([
    heading(2, 'One'),
    heading(2, 'Two'),
    heading(3, 'Four'),
    heading(2, 'In asterisks'),
  ]);
});

test('bold, emphasis, code, struck words and line breaks stay inside their line', () => {
  expect(readMarkdown('A **b** *c* `d` ~~e~~\\\nf')).toEqual([
    paragraph(
      'A ',
      { kind: 'strong', inlines: ['b'] },
      ' ',
      { kind: 'emphasis', inlines: ['c'] },
      ' ',
      { kind: 'code', text: 'd' },
      ' ',
      { kind: 'deleted', inlines: ['e'] },
      { kind: 'break' },
      'f',
    ),
  ]);
});

test('lists have bullets or numbers, checklists boxes, and quotations hold paragraphs', () => {
  expect(readMarkdown('- one\n- two\n\n3. three\n\n- [x] done\n- [ ] open\n\n> said')).toEqual([
    { kind: 'list', start: null, items: [[paragraph('one')], [paragraph('two')]] },
    { kind: 'list', start: 3, items: [[paragraph('three')]] },
    { kind: 'list', start: null, items: [[paragraph('☑ ', 'done')], [paragraph('☐ ', 'open')]] },
    { kind: 'quotation', blocks: [paragraph('said')] },
  ]);
});

test('a table keeps its columns, code its lines', () => {
  expect(readMarkdown('| a | b |\n| - | -: |\n| 1 | 2 |\n\n```sh\nls\n  -l\n```')).toEqual([
    {
      kind: 'table',
      align: [null, 'right'],
      rows: [
        [['a'], ['b']],
        [['1'], ['2']],
      ],
    },
    { kind: 'code', text: 'ls\n  -l' },
  ]);
});

test('a picture on this site has its words and its caption', () => {
  expect(readMarkdown('![A desk](/blog/desk.avif "At night")')).toEqual([
    { kind: 'picture', src: '/blog/desk.avif', alt: 'A desk', caption: 'At night' },
  ]);
});

test('a picture from elsewhere is the words that it was given', () => {
  expect(readMarkdown('![A desk](https://elsewhere.example/x.png)')).toEqual([paragraph('A desk')]);
});

test('HTML is text like any other', () => {
  expect(readMarkdown('<script>hostile()</script>\n\nA <b>b</b>')).toEqual([
    paragraph('<script>hostile()</script>'),
    paragraph('A ', '<b>', 'b', '</b>'),
  ]);
});

test('a link may be named below the text', () => {
  expect(readMarkdown('[Call us][c]\n\n[c]: /contact')).toEqual([
    paragraph({ kind: 'link', href: '/contact', inlines: ['Call us'] }),
  ]);
});

test.each(['/contact', '#top', 'https://hhs.gov/hipaa', 'mailto:a@b.example', 'tel:+18005550199'])(
  'a link may lead to %s',
  (url) => expect(linkAddress(url)).toBe(url),
);

test.each([
  '',
  'javascript:hostile()',
  'JaVaScRiPt:hostile()',
  ' javascript:hostile()',
  'java\tscript:hostile()',
  'data:text/html,<script>hostile()</script>',
  'vbscript:hostile()',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'contact',
  'https://[',
])('a link never leads to %j', (url) => {
  expect(linkAddress(url)).toBeUndefined();
  expect(readMarkdown(`[a](<${url}>)`)).not.toContainEqual(
    expect.objectContaining({ inlines: [expect.objectContaining({ kind: 'link' })] }),
  );
});

test.each(['>', '> ', '- ', '1. ', '* + - '])('%j over and over is text', (marker) => {
  const content = `${marker.repeat(2_000)}x`;
  expect(readMarkdown(content)).toEqual([paragraph(content)]);
});

test('what is nested deeper than anybody reads is shown less deep', () => {
  const steps = Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- ${depth}`);
  const text = JSON.stringify(readMarkdown(steps.join('\n')));
  expect(text.match(/"list"/g)).toHaveLength(6);
  expect(text).toContain('"29"');
  expect(JSON.stringify(readMarkdown('*a **b '.repeat(60) + '** c*'.repeat(60)))).toContain('c');
});

test('a text longer than a post may be stays as it was typed', () => {
  const content = '[a](/contact) '.repeat(4_000).trim();
  expect(readMarkdown(content)).toEqual([paragraph(content)]);
});
