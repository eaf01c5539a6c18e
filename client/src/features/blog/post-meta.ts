import { company } from '#shared/content/company.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { cleanTitle } from './clean-title.ts';
import { picturePath } from './picture-path.ts';
import { splitContent } from './split-content.ts';

const TITLE_CHARACTERS = 60;
const DESCRIPTION_CHARACTERS = 160;

/** Cut at a word and marked with '…', so that at most `limit` characters remain. */
export function cutAtWord(text: string, limit: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  if (characters.length <= limit) return characters.join('');
  const cut = characters.slice(0, limit - 1).join('');
  const atWord = cut.replace(/[\s,;:.–—-]+\S*$/, '');
  return `${atWord || cut}…`;
}

/** The browser's title of a post: with the blog's name where both fit in 60 characters. */
export function postMetaTitle(title: string): string {
  const clean = cleanTitle(title);
  const full = `${clean} | ${company.brand} Blog`;
  return full.length <= TITLE_CHARACTERS ? full : cutAtWord(clean, TITLE_CHARACTERS);
}

/** What search results say about a post: its summary, or how it begins. */
export function postMetaDescription(post: Pick<BlogPost, 'summary' | 'content'>): string {
  const opening = splitContent(post.content).find(({ kind }) => kind === 'paragraph')?.text;
  return cutAtWord(post.summary || opening || '', DESCRIPTION_CHARACTERS);
}

/** schema.org BlogPosting. @param url absolute address of the post */
export function postStructuredData(post: BlogPost, url: string, publicUrl: string): object {
  const organization = { '@type': 'Organization', name: company.name, url: publicUrl };
  const picture = picturePath(post.featuredImage);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: cleanTitle(post.title),
    description: postMetaDescription(post),
    mainEntityOfPage: url,
    inLanguage: 'en-US',
    keywords: post.tags.join(', '),
    author: organization,
    publisher: organization,
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    ...(picture && { image: publicUrl + picture }),
  };
}
