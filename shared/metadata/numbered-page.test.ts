import { expect, test } from 'vitest';
import { blogArchiveMetadata } from './blog-archive.ts';
import { numberedPage } from './numbered-page.ts';

test('a later page of a list has a title, a description and an address of its own', () => {
  const { title, description, query } = numberedPage(blogArchiveMetadata, 12);
  expect(title).toBe('Blog Archive, Page 12 | Redbud Health IT');
  expect(description).toBe(`Page 12: ${blogArchiveMetadata.description}`);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(query).toBe('?page=12');
});

test('the first page keeps its words and its clean address', () => {
  expect(numberedPage(blogArchiveMetadata, 1)).toBe(blogArchiveMetadata);
});
