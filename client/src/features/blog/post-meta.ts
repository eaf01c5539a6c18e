import { blogTexts } from '#shared/content/blog-texts.ts';
import { company } from '#shared/content/company.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import type { ArticleData } from '../../lib/page/page-head.ts';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { plainBlocks } from '#shared/blog/plain-blocks.ts';
import { cutAtWord } from '#shared/without-ending.ts';

const TITLE_CHARACTERS = { min: 30, max: 60 };
const DESCRIPTION_CHARACTERS = { min: 70, max: 160 };

/** What may stand after the title of a post, shortest first. */
const TITLE_ENDS = [
  ` | ${company.brand} Blog`,
  ` | ${company.name} Blog`,
  ` | ${company.brand} Blog: Healthcare IT for Clinics`,
];

/**
 * The browser's title of a post, 30 to 60 characters: with the blog's name where both fit, and with
 * more of it where the title is a word or two.
 */
export function postMetaTitle(title: string): string {
  const clean = cleanTitle(title);
  const full = TITLE_ENDS.map((end) => clean + end).find(
    ({ length }) => length >= TITLE_CHARACTERS.min && length <= TITLE_CHARACTERS.max,
  );
  return full ?? cutAtWord(clean, TITLE_CHARACTERS.max);
}

/**
 * What search results say about a post, at most 160 characters: its summary, or how it begins. A short
 * summary is followed by the beginning, and a post of a few words by what the blog is.
 */
export function postMetaDescription(
  post: Pick<BlogPost, 'summary' | 'content' | 'blocks'>,
): string {
  const opening = plainBlocks(post).find(({ kind }) => kind === 'paragraph')?.text;
  const sources = [post.summary, opening, `${blogTexts.list.title}: ${blogTexts.list.subtitle}.`];
  const text = sources.reduce<string>(
    (known, more) =>
      known.length < DESCRIPTION_CHARACTERS.min && more ? `${known} ${more}`.trim() : known,
    '',
  );
  return cutAtWord(text, DESCRIPTION_CHARACTERS.max);
}

/** What is known of a post beyond its words; undefined for one without a date of publication. */
export function postArticleData(post: BlogPost): ArticleData | undefined {
  const { publishedAt, tags, category } = post;
  if (publishedAt === null) return undefined;
  return {
    publishedTime: publishedAt,
    modifiedTime: postModifiedTime(post) ?? publishedAt,
    author: company.name,
    section: category ?? blogTexts.list.title,
    tags,
  };
}

/** When a post was changed after it came out, ISO 8601; undefined when it was not. */
export function postModifiedTime({ publishedAt, updatedAt }: BlogPost): string | undefined {
  return publishedAt !== null && updatedAt > publishedAt ? updatedAt : undefined;
}
