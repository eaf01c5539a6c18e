import { expect, test } from 'vitest';
import { company } from '#shared/content/company.ts';
import { inSteps, parseAnswer, urgentCalls } from './parse-answer.ts';

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

test('a phone number can be called and an address written to, in paragraphs and lists', () => {
  expect(parseAnswer('Call (405) 555-0123.\n- or write to a.b+c@clinic.example.')).toEqual([
    paragraph('Call ', { label: '(405) 555-0123', href: 'tel:+14055550123' }, '.'),
    {
      kind: 'list',
      items: [
        [
          'or write to ',
          { label: 'a.b+c@clinic.example', href: 'mailto:a.b+c@clinic.example' },
          '.',
        ],
      ],
    },
  ]);
});

test.each(['4055550123456', '12-405-555-0123', '2026-11-22', 'it costs $500-5000'])(
  '%s is no number to call',
  (text) => expect(parseAnswer(text)).toEqual([paragraph(text)]),
);

test.each([
  ['If this is an emergency, call 911 now.', ['tel:911']],
  ['Please call or text 988, the Lifeline. In immediate danger, call 911.', ['tel:988', 'tel:911']],
  [`Call ${company.phone.display} now; a person answers.`, [company.phone.href]],
  [`We open at 8. Call ${company.phone.display}.`, []],
  ['Route 911-988, E911 and 1911 are no numbers.', []],
  [`This may be ransomware. Unplug it. Call ${company.phone.display} now.`, [company.phone.href]],
])('"%s" brings the buttons %j', (text, hrefs) =>
  expect(urgentCalls(text).map(({ href }) => href)).toEqual(hrefs),
);

test.each([
  'Call 911 now, and say where. Go out. Confront nobody.',
  'I am sorry. Please call or text 988, the Lifeline. You deserve a person.',
  `This may be ransomware. Unplug it at 3 a.m. too. Call ${company.phone.display} now.`,
  `Please call ${company.phone.display} now. Work on paper.`,
])('in an emergency each step has a line: %s', (text) =>
  expect(inSteps(text).split('\n')).toEqual(text.split(/(?<=\.) (?=[A-Z])/)),
);

test('an abbreviation, a list and the label of a link stay in one piece', () => {
  const steps = 'Call 911 now: Dr. Smith said so at 3 a.m. too.\nSee [Down? A plan](/blog).';
  expect(inSteps(`${steps}\n1. Go out. Tell others.`)).toBe(`${steps}\n1. Go out. Tell others.`);
});

test('another answer that names 911 at its end stays a paragraph', () => {
  const text = `No. A text can be late. Call ${company.phone.display}. In danger, call 911 first.`;
  expect(inSteps(text)).toBe(text);
});
