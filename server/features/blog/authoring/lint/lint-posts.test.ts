import { company } from '#shared/content/company.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import { projectRoot } from '#server/lib/project-root.ts';
import { pictureHosts } from '#shared/content/picture-hosts.ts';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parsePostFile } from '../post-file.ts';
import { readPostFolder } from '../post-folder.ts';
import { lintPosts } from './lint-posts.ts';
import { readingGrade } from './reading-level.ts';

const publicFolder = join(projectRoot, 'client/public');
const now = new Date('2026-11-21T12:00:00Z');

const FIELDS = {
  title: 'A title',
  slug: 'a-post',
  summary: 'What it is about.',
  tags: '[backups]',
  status: 'draft',
};

function post(body: string, fields: Record<string, string> = {}) {
  const all: Record<string, string | undefined> = { ...FIELDS, ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value ?? ''}`);
  return parsePostFile(`${all['slug'] ?? ''}.md`, `---\n${lines.join('\n')}\n---\n\n${body}\n`);
}

const PUBLISHED = { status: 'published', publishedAt: "'2026-10-01T14:00:00Z'" };

const other = post('Text.', {
  ...PUBLISHED,
  slug: 'other-post',
  title: 'Another title',
  tags: '[backups, HIPAA compliance]',
});
const options = { now, publicFolder, pictureHosts: ['images.example'] };

/** Rules and lines of what is found in a post with this text; it begins in line 9. */
function found(...args: Parameters<typeof post>): string[] {
  const file = post(...args);
  const findings = lintPosts([file], [file, other], options);
  return findings.map(({ line, rule }) => `${line} ${rule}`);
}

test('paragraphs and sub-headings are what a post is made of', () => {
  expect(found('Text with a 5* hotel, 2 * 3 and C:/Windows.\n\n**Sub-heading**\n\nMore.')).toEqual(
    [],
  );
});

test.each([
  ['a link', 'See [this](https://example.org).'],
  ['a picture', '![A desk](/desk.png)'],
  ['a list', '- one\n- two'],
  ['a numbered list', '1. one\n2. two'],
  ['a heading', '## Heading'],
  ['a quotation', '> said'],
  ['code', 'Run `npm`.'],
  ['HTML', 'A<br>B'],
  ['a table', '| a | b |\n| - | - |\n| 1 | 2 |'],
  ['emphasis', 'This is *important*.'],
  ['bold words in a sentence', 'This is **important** text.'],
  ['a rule', 'One.\n\n***\n\nTwo.'],
  ['an entity', 'Fish &amp; chips'],
])('%s is found, with its line', (_, markdown) => {
  const findings = found(`First.\n\n${markdown}`);
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) expect(finding).toMatch(/^1[1-5] markdown$/);
});

test('a picture without alternative text is found', () => {
  expect(found('![](/desk.png)')).toContain('9 alt-text');
  expect(found('![A desk](/desk.png)')).not.toContain('9 alt-text');
});

test('addresses of this site must lead somewhere, as links and as words', () => {
  expect(found('See /services/efax-services, /blog/other-post and /contact.')).toEqual([]);
  expect(found('See /services/fax.')).toEqual(['9 broken-link']);
  expect(found('See (/blog/gone) and /nowhere')).toEqual(['9 broken-link', '9 broken-link']);
  expect(found(`${company.web.url}/no-page is gone`)).toEqual(['9 broken-link']);
  expect(found('[x](/blog/gone)')).toContain('9 broken-link');
  expect(found('24/7/365 and and/or, https://example.org/x')).toEqual([]);
});

const scheduled = (time: string) => ({ status: 'scheduled', scheduledFor: `'${time}'` });
const DECEMBER = scheduled('2026-12-01T14:00:00Z');
const A_SECOND_EARLIER = scheduled('2026-12-01T13:59:59Z');
const ARCHIVED = { ...PUBLISHED, status: 'archived' };

/** What is said in a post with the fields `from` about its link to one with the fields `to`. */
function saidOfLink(from: Record<string, string>, to: Record<string, string>) {
  const target = post('Text.', { slug: 'target', title: 'The target', ...to });
  const source = post('Read /blog/target first.', from);
  const findings = lintPosts([source], [source, target], options);
  return findings.map(({ rule, message }) => `${rule}: ${message}`);
}

test('a link to a draft is found: its reader would meet a 404', () => {
  const said = [
    'broken-link: /blog/target is a draft, and readers find nothing there; publish it first.',
  ];
  for (const from of [PUBLISHED, DECEMBER, {}]) expect(saidOfLink(from, {})).toEqual(said);
});

test('a link to a scheduled post is good in posts that come out no earlier', () => {
  const day = formatCentralTime(new Date('2026-12-01T14:00:00Z'));
  const said = [expect.stringContaining(`/blog/target comes out on ${day} only`)];
  for (const from of [PUBLISHED, A_SECOND_EARLIER, {}]) {
    expect(saidOfLink(from, DECEMBER)).toEqual(said);
  }
  expect(saidOfLink(DECEMBER, DECEMBER)).toEqual([]);
});

test('a link to what can be read now is good, the archive included', () => {
  const due = scheduled('2026-11-21T12:00:00Z');
  for (const to of [PUBLISHED, ARCHIVED, due]) expect(saidOfLink({}, to)).toEqual([]);
});

test('a post may name its own address', () => {
  expect(found('This is /blog/a-post.')).toEqual([]);
});

test('a title that another post has is found, however it is written', () => {
  expect(found('Text.', { title: "'“another  Title”'" })).toEqual(['2 title-twice']);
});

test('a summary that is missing or too long is found', () => {
  expect(found('Text.', { summary: '' })).toEqual(['4 summary']);
  expect(found('Text.', { summary: 'x'.repeat(161) })).toEqual(['4 summary']);
});

test('a title past 60 characters is found; quotation marks do not count', () => {
  expect(found('Text.', { title: 'x'.repeat(61) })).toEqual(['2 title-length']);
  expect(found('Text.', { title: `'“${'x'.repeat(60)}”'` })).toEqual([]);
});

test('a tag that nobody else uses is a hint, a tag spelled differently a warning', () => {
  const file = post('Text.', { tags: '[hipaa-compliance, brand new, backups]' });
  const findings = lintPosts([file], [file, other], options);
  expect(findings.map(({ severity, message }) => [severity, message])).toEqual([
    ['warning', expect.stringContaining('"HIPAA compliance"')],
    ['hint', expect.stringContaining('"brand new" was never used before')],
  ]);
});

const ALT = { featuredImageAlt: 'A desk at night' };

test.each([
  ['/favicon.ico', []],
  ['https://images.example/a.png', []],
  ['/no.avif', ['7 picture']],
  ['https://example.org/a.png', ['7 picture']],
  ['//images.example/a.png', ['7 picture']],
])('a picture must be one that the page shows: %s', (featuredImage, findings) => {
  expect(found('Text.', { featuredImage, ...ALT })).toEqual(findings);
});

test('a picture needs alternative text, and the text a picture', () => {
  expect(found('Text.', { featuredImage: '/favicon.ico' })).toEqual(['7 alt-text']);
  expect(found('Text.', ALT)).toEqual(['7 alt-text']);
});

test('long words and long sentences raise the reading level', () => {
  const hard =
    'Organizational interoperability considerations necessitate comprehensive evaluation. ';
  const plain = 'Call the help desk. Say what you see. We will come by and look at it. ';
  expect(readingGrade(hard.repeat(20))).toBeGreaterThan(20);
  expect(readingGrade(plain.repeat(10))).toBeLessThan(6);
  expect(readingGrade(plain)).toBeUndefined();
  expect(found(hard.repeat(20))).toEqual(['9 reading-level']);
});

test('what cannot be stored is an error in the same list', () => {
  expect(found('Text.', { status: 'live' })).toEqual(['6 front-matter']);
});

test('the posts that come with the site have no findings', async () => {
  const files = await readPostFolder(join(projectRoot, 'content/blog'));
  const findings = lintPosts(files, files, { ...options, pictureHosts });
  expect(findings.filter(({ severity }) => severity !== 'hint')).toEqual([]);
});

const markdown = { format: 'markdown' };

test('a Markdown post may hold links, lists, quotations, tables, pictures and code', () => {
  const body = `A [link](/contact), **bold** and &amp;.

- a list

> a quotation

| a | b |
| - | - |
| 1 | 2 |

![A desk](/blog/locked-server-room.avif "At night")

\`\`\`
code
\`\`\``;
  expect(found(body, markdown)).toEqual([]);
  expect(found(body)).not.toEqual([]);
});

test.each([
  ['HTML', '<b>b</b>', '10 markdown'],
  ['a link that would run something', '[a](javascript:alert(1))', '10 markdown'],
  ['a picture that no reader sees', '![a](https://elsewhere.example/a.png)', '10 markdown'],
  ['a picture between words', 'See ![a](/blog/locked-server-room.avif) there.', '10 markdown'],
  ['a picture without words', '![](/blog/locked-server-room.avif)', '10 alt-text'],
])('of a Markdown post is said: %s', (_, body, expected) => {
  expect(found(body, markdown)).toContain(expected);
});
