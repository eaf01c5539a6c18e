import { readMarkdown } from '#server/features/blog/markdown/read-markdown.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import fc from 'fast-check';
import { ATTACKS, hostilePosts, STRANGE } from './hostile-posts.ts';

const TARGETS = [
  'javascript:hostile()',
  'JaVa\tScRiPt:hostile()',
  'data:text/html,<script>hostile()</script>',
  'vbscript:hostile()',
  '//elsewhere.example/x',
  '/\\elsewhere.example/x',
  'https://elsewhere.example/" onerror="hostile()',
  'https://user:secret@elsewhere.example/',
  '/contact',
  '#top',
  'x',
];

const MARKS = [
  '# ',
  '- ',
  '1. ',
  '> ',
  '```',
  '~~~\n',
  '| a | b |\n| - | -: |\n| ',
  '| ',
  '***\n',
  '- [ ] ',
  '*',
  '_',
  '`',
  '~~',
  '\\',
  '\n',
  '\n\n',
  '    ',
  '[^1]',
  '[^1]: ',
  '[a]: javascript:hostile() "t"\n',
  '[a]',
  '![a]',
];

const target = fc.constantFrom(...TARGETS, ...ATTACKS);
const piece = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...MARKS) },
  { weight: 2, arbitrary: target.map((url) => `[click](<${url}>)`) },
  { weight: 2, arbitrary: target.map((url) => `![picture](${url} "said")`) },
  { weight: 1, arbitrary: target.map((url) => `<${url}>`) },
  { weight: 2, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 1, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 2, arbitrary: fc.lorem({ maxCount: 6 }) },
);
const content = fc
  .array(piece, { minLength: 1, maxLength: 60 })
  .map((pieces) => pieces.join(''))
  .filter((text) => text.trim() !== '');

/** Hostile posts whose text is Markdown made to lead readers astray. */
export function hostileMarkdown(count: number, seed: number): BlogPost[] {
  const texts = fc.sample(content, { numRuns: count, seed });
  const [shell] = hostilePosts(1, seed);
  if (!shell) throw new Error('There is always one.');
  return texts.map((text, index) => ({
    ...shell,
    slug: `hostile-${index + 1}`,
    content: text,
    blocks: readMarkdown(text),
  }));
}
