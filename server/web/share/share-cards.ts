import type { BlogPostRow } from '#shared/schema.ts';
import type { PageFacts } from '#server/web/machine-files/page-facts.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { company } from '#shared/content/company.ts';
import { type PageId, siteMap } from '#shared/site-map.ts';
import type { ShareCard } from './share-layout.ts';
import { shareTitle } from './share-text.ts';

/** Where the label of the page would say the title again. */
const SECTIONS: Readonly<Partial<Record<PageId, string>>> = {
  home: `Support ${company.claims.supportHours}`,
  service: siteMap.services.label,
  'sms-opt-in': company.alertsProgram,
  'privacy-policy': 'Legal',
  'terms-of-service': 'Legal',
  'cookie-policy': 'Legal',
};

const SECTION_CHARACTERS = 32;

/** What the share picture of a page says. */
export function pageCard({ id, title }: PageFacts): ShareCard {
  return { title: shareTitle(title) ?? company.name, section: SECTIONS[id] ?? siteMap[id].label };
}

/** What the share picture of a post says; the name of the blog where the title cannot be drawn. */
export function postCard({ title, category }: Pick<BlogPostRow, 'title' | 'category'>): ShareCard {
  const blogName = blogTexts.list.title;
  const section = shareTitle(category ?? '');
  const isShort = section !== undefined && section.length <= SECTION_CHARACTERS;
  return { title: shareTitle(title) ?? blogName, section: isShort ? section : blogName };
}
