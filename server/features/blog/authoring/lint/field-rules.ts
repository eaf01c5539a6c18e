import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cleanTitle } from '#shared/blog/clean-title.ts';
import { postPictureOf } from '#shared/blog/post-picture.ts';
import { pictureAddress } from '#shared/blog/picture-address.ts';
import type { Remark } from '../finding.ts';
import { lineOfField, type PostFile, type WrittenPost } from '../post-file.ts';

/** What the lint knows beyond the files. */
export interface LintOptions {
  readonly now: Date;
  /** Where the pictures of the site lie: client/public. */
  readonly publicFolder: string;
  /** Other sites that pictures may come from; those of shared/content/picture-hosts.ts. */
  readonly pictureHosts: readonly string[];
}

/** A browser's tab and a search result show about this much; the page's own title is cut there. */
export const TITLE_CHARACTERS = 60;
/** Search results show about this much. */
export const SUMMARY_CHARACTERS = 160;

/**
 * What is wrong with the front matter of a post that can be stored.
 * @param others all other posts
 */
export function fieldRemarks(
  file: PostFile,
  post: WrittenPost,
  others: readonly WrittenPost[],
  { now, publicFolder, pictureHosts }: LintOptions,
): Remark[] {
  const remarks: Remark[] = [];
  const warn = (field: string, rule: string, message: string) => {
    remarks.push({ line: lineOfField(file.text, field), severity: 'warning', rule, message });
  };
  const shownTitle = cleanTitle(post.title).length;
  if (shownTitle > TITLE_CHARACTERS) {
    const message = `The title has ${shownTitle} characters; past ${TITLE_CHARACTERS} it is cut in tabs and search results.`;
    warn('title', 'title-length', message);
  }
  const twin = others.find((other) => sameTitle(other.title, post.title));
  if (twin) {
    const message = `The post ${twin.slug} has the same title; nobody can tell the two apart in a list.`;
    warn('title', 'title-twice', message);
  }
  if (post.summary === null) {
    warn('summary', 'summary', 'The summary is missing; cards and search results show it.');
  } else if (post.summary.length > SUMMARY_CHARACTERS) {
    const message = `The summary has ${post.summary.length} characters; past ${SUMMARY_CHARACTERS} it is cut in search results.`;
    warn('summary', 'summary', message);
  }
  if (file.file !== `${post.slug}.md`) {
    warn('slug', 'file-name', `The file should be named ${post.slug}.md, like its slug.`);
  }
  if (post.status === 'published' && post.publishedAt && post.publishedAt > now) {
    const message =
      'The date is still to come, and readers see the post only then; use "posts schedule".';
    warn('publishedAt', 'date', message);
  }
  if (post.tags.length === 0)
    warn('tags', 'tag', 'The post has no tags; two or three help readers.');
  if (file.text.includes('\uFFFD')) {
    const line = file.text.split('\n').findIndex((text) => text.includes('\uFFFD')) + 1;
    const message = 'A character could not be read; save the file as UTF-8.';
    remarks.push({ line, severity: 'warning', rule: 'encoding', message });
  }
  const { featuredImage, featuredImageAlt } = post;
  if (featuredImage !== null) {
    const fault = pictureFault(featuredImage, pictureHosts, publicFolder);
    if (fault !== undefined) warn('featuredImage', 'picture', fault);
    if (featuredImageAlt === null) {
      const message =
        'The picture has no alternative text; say in featuredImageAlt what it shows, for readers who cannot see it.';
      warn('featuredImage', 'alt-text', message);
    }
  } else if (featuredImageAlt !== null) {
    warn('featuredImageAlt', 'alt-text', 'There is text for a picture, but no featuredImage.');
  }
  return remarks;
}

/** Held to the rule by which pages show pictures: a path on this site, or a host that is allowed. */
function pictureFault(
  featuredImage: string,
  hosts: readonly string[],
  publicFolder: string,
): string | undefined {
  const address = pictureAddress(featuredImage, hosts);
  if (address === undefined) {
    return 'The picture is neither on this site (a path such as /blog/desk.avif) nor on a host of shared/content/picture-hosts.ts; readers see the drawn banner instead.';
  }
  if (!address.startsWith('/') || postPictureOf(address)) return undefined;
  const isThere = existsSync(join(publicFolder, address.split(/[?#]/)[0] ?? ''));
  return isThere ? undefined : `There is no picture ${address} in client/public.`;
}

/** As a reader takes titles in: without quotation marks, whatever the case. */
function sameTitle(one: string, other: string): boolean {
  const essence = (title: string) => cleanTitle(title).replace(/\s+/g, ' ').toLowerCase();
  return essence(one) === essence(other);
}
