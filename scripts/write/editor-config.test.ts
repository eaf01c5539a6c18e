import { frontMatter } from '#server/features/blog/authoring/front-matter.ts';
import { parsePostFile } from '#server/features/blog/authoring/post-file.ts';
import { expect, test } from 'vitest';
import { editorConfig } from './editor-config.ts';

interface Field {
  readonly name: string;
  readonly pattern?: readonly [string, string];
}

const config = editorConfig({
  backend: { name: 'proxy' },
  folder: 'content/blog',
  siteUrl: 'https://www.example.org',
}) as unknown as { collections: [{ fields: Field[] }] };
const { fields } = config.collections[0];

test('the form has every field of a post, and no other', () => {
  const names = fields.map(({ name }) => name).sort();
  expect(names).toEqual([...Object.keys(frontMatter.shape), 'body'].sort());
});

test.each(['a', 'what-a-cable-costs', 'A', 'a b', 'a--b', '-a', 'a-', 'é', 'windows-10'])(
  'the form takes the address %j exactly when a post may have it',
  (slug) => {
    const pattern = fields.find(({ name }) => name === 'slug')?.pattern?.[0] ?? '';
    const file = `---\ntitle: A\nslug: ${slug}\nstatus: draft\n---\n\nText.`;
    const { findings } = parsePostFile('a.md', file);
    expect(new RegExp(pattern).test(slug)).toBe(findings.length === 0);
  },
);
