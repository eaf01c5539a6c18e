import { expect, test } from 'vitest';
import { parseAnswer } from './parse-answer.ts';

const paragraph = (...line: unknown[]) => ({ kind: 'paragraph', line });

test('an answer has paragraphs, short lists and links to pages of this site', () => {
  expect(
    parseAnswer('Hello.\n\nWe offer:\n- [Cloud](/services/cloud-solutions)\n- Faxes\n\nBye.'),
  ).toEqual([
    paragraph('Hello.'),
    paragraph('We offer:'),
    { kind: 'list', items: [[{ label: 'Cloud', href: '/services/cloud-solutions' }], ['Faxes']] },
    paragraph('Bye.'),
  ]);
});

test('a link may lead to a place on a page', () => {
  expect(parseAnswer('See [contact](/contact#contact-top).')).toEqual([
    paragraph('See ', { label: 'contact', href: '/contact#contact-top' }, '.'),
  ]);
});

test.each([
  '[here](https://evil.example)',
  '[here](//evil.example)',
  '[here](/\\evil.example)',
  '[here](javascript:alert)',
  '[here](/no-such-page)',
  '[here](/api/chat)',
  '![picture](/about)',
  '<a href="/about">x</a>',
  '<img src=x onerror=alert(1)>',
  '**bold**',
  '# heading',
])('%s stays plain text', (text) => expect(parseAnswer(text)).toEqual([paragraph(text)]));
