import { expect, test } from 'vitest';
import { parsePostFile } from './post-file.ts';

const file = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`;
const good = 'title: A\nslug: a\nstatus: draft';

/** Line and message of everything that is wrong. */
const faults = (text: string) =>
  parsePostFile('a.md', text).findings.map(({ line, message }) => `${line}: ${message}`);

test('a draft needs a title, a slug, a status and some text', () => {
  expect(parsePostFile('a.md', file(good)).post).toMatchObject({
    title: 'A',
    slug: 'a',
    summary: null,
    tags: [],
    publishedAt: null,
  });
});

test('fields left empty count as absent', () => {
  const { post } = parsePostFile('a.md', file(`${good}\nsummary:\ncategory:\ntags:`));
  expect(post).toMatchObject({ summary: null, category: null, tags: [] });
});

test('line breaks of Windows and a byte order mark make no difference', () => {
  const text = file(good, 'One.\n\nTwo.');
  const windows = `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(parsePostFile('a.md', windows).post).toEqual(parsePostFile('a.md', text).post);
});

test.each([
  ['a title that is a number', good.replace('A', '12'), /^2: title must be text; put quotes/],
  ['an unknown field', `${good}\nauthor: Me`, /^5: "author" is not a field/],
  ['an unknown status', good.replace('draft', 'live'), /^4: status must be one of draft/],
  [
    'the slug of a page',
    good.replace('slug: a', 'slug: archive'),
    /^3: slug must not be "archive"/,
  ],
  ['a slug with capitals', good.replace('slug: a', 'slug: My-Post'), /^3: slug must be lower-case/],
  [
    'a scheduled post without a time',
    good.replace('draft', 'scheduled'),
    /scheduledFor is missing/,
  ],
  ['a published post without a date', good.replace('draft', 'published'), /publishedAt is missing/],
  [
    'a time without a zone',
    `${good}\npublishedAt: 2026-12-01 08:00:00`,
    /^5: publishedAt must be a time with its zone/,
  ],
  [
    'a day without a time',
    `${good}\npublishedAt: 2026-12-01`,
    /^5: publishedAt must be a time with its zone/,
  ],
  ['broken YAML', `${good}\ntags: [one`, /^\d+: The front matter is not valid YAML/],
])('%s is reported with its line', (_, frontMatter, message) => {
  const text = file(frontMatter);
  expect(parsePostFile('a.md', text).post).toBeUndefined();
  expect(faults(text)).toContainEqual(expect.stringMatching(message));
  // A library that keeps results would give an empty post the second time.
  expect(faults(text)).toContainEqual(expect.stringMatching(message));
});

test('front matter is never run as a program', () => {
  const text = '---js\n{ title: globalThis.wasRun = true }\n---\nText.';
  expect(faults(text)).toEqual([
    expect.stringMatching(/^1: The file must begin with front matter/),
  ]);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('a file without front matter, without text or with a NUL is refused', () => {
  expect(faults('Just text.')).toHaveLength(1);
  expect(faults(file(good, ''))).toEqual([expect.stringContaining('no text')]);
  expect(faults(file(good, 'a\0b'))).toEqual([expect.stringContaining('NUL')]);
});
