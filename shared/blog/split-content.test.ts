import { expect, test } from 'vitest';
import { splitContent } from './split-content.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const heading = (text: string) => ({ kind: 'heading', text });

test('content is split on blank lines', () => {
  expect(splitContent('One.\n\nTwo.\nStill two.')).toEqual([
    paragraph('One.'),
    paragraph('Two.\nStill two.'),
  ]);
});

test('blank lines may hold spaces, come in numbers and end as on Windows', () => {
  expect(splitContent('\r\n One.\r\n \t\r\n\r\n\r\nTwo.\n\n')).toEqual([
    paragraph('One.'),
    paragraph('Two.'),
  ]);
});

test('a paragraph wrapped entirely in double asterisks is a sub-heading', () => {
  expect(splitContent('**Line 1: who calls it**\n\nName a role.')).toEqual([
    heading('Line 1: who calls it'),
    paragraph('Name a role.'),
  ]);
});

test.each(['**a** and **b**', '**open', 'closed**', '****', '** **', '*one*'])(
  'everything else stays plain text: %s',
  (text) => expect(splitContent(text)).toEqual([paragraph(text)]),
);

test('HTML is text like any other', () => {
  expect(splitContent('<script>alert(1)</script>')).toEqual([
    paragraph('<script>alert(1)</script>'),
  ]);
});

test('empty content has no paragraphs', () => {
  expect(splitContent(' \n\n ')).toEqual([]);
});

test('very long content is split quickly', () => {
  const content = `${' '.repeat(50_000)}**${'\n'.repeat(50_000)}${'*'.repeat(50_000)}`;
  const start = performance.now();
  splitContent(content);
  expect(performance.now() - start).toBeLessThan(1000);
});
