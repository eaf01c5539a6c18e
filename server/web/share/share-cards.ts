import type { BlogPostRow } from '#shared/schema.ts';
import type { PageFacts } from '#server/web/machine-files/page-facts.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { company } from '#shared/content/company.ts';
import { pages } from '#shared/pages/index.ts';
import type { ShareCard } from './share-layout.ts';
import { shareTitle } from './share-text.ts';

const SECTION_CHARACTERS = 32;

/** What the share picture of a page says. */
export function pageCard({ id, title }: PageFacts): ShareCard {
  const { label, section = label } = pages[id];
  return { title: shareTitle(title) ?? company.name, section };
}

/** What the share picture of a post says; the name of the blog where the title cannot be drawn. */
export function postCard({ title, category }: Pick<BlogPostRow, 'title' | 'category'>): ShareCard {
  const blogName = blogTexts.list.title;
  const section = shareTitle(category ?? '');
  const isShort = section !== undefined && section.length <= SECTION_CHARACTERS;
  return { title: shareTitle(title) ?? blogName, section: isShort ? section : blogName };
}
