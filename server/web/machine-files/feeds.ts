import { Feed } from 'feed';
import { company } from '#shared/content/company.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { pictureAddress } from '#shared/blog/picture-address.ts';
import { splitContent } from '#shared/blog/split-content.ts';
import { readMarkdown } from '#server/features/blog/markdown/read-markdown.ts';
import { machinePaths } from '#shared/machine-paths.ts';
import type { BlogPostRow } from '#shared/schema.ts';
import { pagePath } from '#shared/site-map.ts';
import type { MachineFile, MachineFileSources } from './machine-file.ts';
import { escapeHtml, withoutControls } from '#server/lib/escape.ts';
import { bodyHtml } from './body-html.ts';

const FEED_POSTS = 20;

type FeedSources = Pick<MachineFileSources, 'publicUrl' | 'contentVersion' | 'posts'>;

/** /blog/feed.xml (Atom, RFC 4287): the newest posts of the current list with their whole text. */
export function atomFeed(sources: FeedSources): MachineFile {
  return {
    path: machinePaths.atomFeed,
    contentType: 'application/atom+xml; charset=utf-8',
    version: sources.contentVersion,
    // The library marks titles and summaries as HTML there.
    write: async () => (await buildFeed(sources, escapeHtml)).atom1(),
  };
}

/** /blog/feed.json (JSON Feed 1): the same posts. */
export function jsonFeed(sources: FeedSources): MachineFile {
  return {
    path: machinePaths.jsonFeed,
    contentType: 'application/feed+json; charset=utf-8',
    version: sources.contentVersion,
    write: async () => (await buildFeed(sources, (text) => text)).json1(),
  };
}

/** @param asText how a plain title or summary is written in this format */
async function buildFeed(
  { publicUrl, posts }: FeedSources,
  asText: (text: string) => string,
): Promise<Feed> {
  const newest = await posts.newest(FEED_POSTS);
  const changes = newest.map(({ changedAt }) => changedAt.getTime());
  const blogUrl = publicUrl + pagePath('blog');
  const author = { name: company.name, link: publicUrl };
  const feed = new Feed({
    id: blogUrl,
    link: blogUrl,
    title: blogTexts.list.title,
    description: blogTexts.list.subtitle,
    language: 'en-US',
    generator: false,
    favicon: `${publicUrl}/favicon.ico`,
    // Without posts the feed has never changed, and the text must stay the same at every reading.
    updated: new Date(Math.max(0, ...changes)),
    author,
    feedLinks: {
      atom: publicUrl + machinePaths.atomFeed,
      json: publicUrl + machinePaths.jsonFeed,
    },
  });
  for (const post of newest) {
    const url = publicUrl + pagePath('blog-post', { slug: post.slug });
    const summary = withoutControls(post.summary ?? '');
    feed.addItem({
      id: url,
      link: url,
      title: asText(withoutControls(cleanTitle(post.title))),
      ...(summary && { description: asText(summary) }),
      content: pictureHtml(post, publicUrl) + contentHtml(post, publicUrl),
      date: post.changedAt,
      ...(post.publishedAt && { published: post.publishedAt }),
      author: [author],
      category: post.tags.map(categoryOf),
    });
  }
  return feed;
}

/** The library writes `<` into attributes as it is, which no reader of XML accepts. */
function categoryOf(tag: string) {
  const name = withoutControls(tag).replaceAll('<', '');
  return { name, term: name };
}

/** The post's own picture, if it has one that its page shows. */
function pictureHtml(
  { featuredImage, featuredImageAlt }: Pick<BlogPostRow, 'featuredImage' | 'featuredImageAlt'>,
  publicUrl: string,
): string {
  const address = pictureAddress(featuredImage);
  if (address === undefined) return '';
  const src = escapeHtml(new URL(address, publicUrl).href);
  const alt = escapeHtml(withoutControls(featuredImageAlt ?? ''));
  return `<p><img src="${src}" alt="${alt}"></p>\n`;
}

/** The post as its page shows it. */
function contentHtml(
  { content, format }: Pick<BlogPostRow, 'content' | 'format'>,
  publicUrl: string,
): string {
  const text = withoutControls(content);
  if (format === 'markdown') return bodyHtml(readMarkdown(text), publicUrl);
  return splitContent(text)
    .map(({ kind, text: words }) => {
      const tag = kind === 'heading' ? 'h2' : 'p';
      return `<${tag}>${escapeHtml(words)}</${tag}>`;
    })
    .join('\n');
}
