import type { BlogPost } from '#shared/contracts/blog.ts';
import fc from 'fast-check';

/** Calls `hostile()` if any of it runs: a test sets that up and looks whether it was called. */
export const ATTACKS = [
  '<script>hostile()</script>',
  '</script><script>hostile()</script>',
  '<img src=x onerror=hostile()>',
  '"><svg onload=hostile()>',
  "' onmouseover='hostile()",
  '<a href="javascript:hostile()">click</a>',
  'javascript:hostile()',
  '[click](javascript:hostile())',
  '<iframe srcdoc="<script>parent.hostile()</script>"></iframe>',
  '<style>*{display:none}</style>',
  '<base href="https://elsewhere.example/">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example/">',
  '</title><script>hostile()</script>',
  '</main></article></div></body></html>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<template><p>',
  '<!--page-state-->',
  '&lt;script&gt;',
  '&#0;',
  '${hostile()}',
  '{{constructor.constructor("hostile()")()}}',
  '$&$1$`',
  '__proto__',
];

export const STRANGE = [
  '\u0000',
  '\ud83d',
  '\udc00',
  '\ufffd',
  '\ufeff',
  '\u202e',
  '\u2066\u202d\u2069',
  '\u200b\u200d',
  '\u2028\u2029',
  '\u0085\u000b\u000c',
  '\r\n',
  '\r',
  '\n\n',
  '**',
  '👩‍⚕️🏥',
  'e\u0301'.repeat(30),
  'ﷺ',
  'שלום עולם',
  'مرحبا',
  '“quoted”',
];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ATTACKS) },
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.lorem({ maxCount: 8 }) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 200, max: 4_000 }).map((length) => 'W'.repeat(length)),
  },
);

const text = (maxLength: number) =>
  fc.array(piece, { minLength: 1, maxLength }).map((pieces) => pieces.join(''));

const picture = fc.oneof(
  fc.constant(null),
  fc.constantFrom(
    'https://elsewhere.example/pixel.gif',
    '//elsewhere.example/x.png',
    '/\\elsewhere.example/x.png',
    '/\t/elsewhere.example/x.png',
    'data:image/svg+xml,<svg onload=hostile()>',
    'blob:https://elsewhere.example/x',
    '" onerror="hostile()',
    '/favicon.ico" onerror="hostile()',
  ),
  text(3),
);

/** A post as an attacker, a broken import or an odd keyboard would write it. */
const hostilePost: fc.Arbitrary<BlogPost> = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  slug: fc.constant('hostile'),
  title: text(4),
  summary: fc.option(text(5)),
  content: fc.oneof(
    { weight: 60, arbitrary: fc.array(text(5), { minLength: 1, maxLength: 8 }).map(joined) },
    { weight: 1, arbitrary: text(2).map((seed) => `${seed} `.repeat(2 ** 20 / (seed.length + 1))) },
  ),
  featuredImage: picture,
  featuredImageAlt: fc.option(text(3)),
  publishedAt: fc.oneof(fc.constant(null), fc.constant('2026-03-01T12:00:00.000Z')),
  tags: fc.array(text(2), { maxLength: 6 }),
  category: fc.option(text(2)),
  updatedAt: fc.constant('2026-03-02T12:00:00.000Z'),
});

/** The same posts at every run, unless another seed is given. */
export function hostilePosts(count: number, seed = 5): BlogPost[] {
  return fc
    .sample(hostilePost, { numRuns: count, seed })
    .map((post, index) => ({ ...post, id: index + 1, slug: `hostile-${index + 1}` }));
}

function joined(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}
