import { samplePosts } from '#tests/content/sample-posts.ts';
import { words } from '#tests/content/words.ts';
import { expect, test } from 'vitest';

test('there are twelve sample posts: eight published, three archived, one scheduled', () => {
  const count = (status: string) => samplePosts.filter(({ data }) => data.status === status).length;
  expect(samplePosts).toHaveLength(12);
  expect([count('published'), count('archived'), count('scheduled')]).toEqual([8, 3, 1]);
});

test('every post has a unique slug that is never archive, named like its file', () => {
  const slugs = samplePosts.map(({ data }) => data.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).not.toContain('archive'); // a view, never a post (spec §2)
  expect(slugs).toEqual(samplePosts.map(({ file }) => file.replace(/\.md$/, '')));
});

test('every post has a title, a summary, tags and the date that its status needs', () => {
  for (const { file, data } of samplePosts) {
    expect(data.title, file).toEqual(expect.stringMatching(/^[^'"‘’“”]{10,70}$/));
    expect(data.summary.length, file).toBeGreaterThan(60);
    expect(data.summary.length, file).toBeLessThanOrEqual(160);
    expect(data.tags.length, file).toBeGreaterThanOrEqual(2);
    expect(data.category, file).toBeTruthy();
    const at = (data.status === 'scheduled' ? data.scheduledFor : data.publishedAt) ?? '';
    expect(new Date(at).toISOString().replace('.000', ''), file).toBe(at);
    const year = data.status === 'scheduled' ? /^2027-/ : /^202(5-(0[3-9]|1)|6-(0|10))/;
    expect(at, file).toMatch(year);
  }
});

test('every post is 450 to 800 words of headings and plain paragraphs, as the site shows them', () => {
  for (const { file, content, paragraphs } of samplePosts) {
    expect(words(content), file).toBeGreaterThanOrEqual(450);
    expect(words(content), file).toBeLessThanOrEqual(800);
    for (const paragraph of paragraphs) {
      const text = paragraph.replace(/^\*\*([^*]+)\*\*$/, '$1');
      expect(text, file).not.toMatch(/[*_`<>[\]#|\n]|^\s*(-|\d+\.)\s/);
    }
  }
});
