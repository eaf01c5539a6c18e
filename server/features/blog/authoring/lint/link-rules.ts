import type { Root } from 'mdast';
import { company } from '#shared/content/company.ts';
import { serviceById } from '#shared/services/index.ts';
import { matchPage } from '#shared/site-map.ts';
import { isReadable, liveSince } from '../../post-status.ts';
import { formatCentralTime } from '#server/lib/central-time.ts';
import type { Remark } from '../finding.ts';
import type { PostFile, WrittenPost } from '../post-file.ts';
import { walk } from '../../markdown/parse-markdown.ts';

/**
 * A path between spaces, in brackets or at the end of a sentence: " /services/efax-services." Targets
 * of links, `](/…`, are found as links.
 */
const PATH_IN_TEXT = /(?<=^|[\s("'“])(?<!\]\()\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*(?!\.?[\w/])/g;

/**
 * Addresses of this site, as links or as words, at which a reader would find nothing: there is no such
 * page, or a post that is not public yet when this one is.
 * @param others all other posts
 */
export function linkRemarks(
  { body, bodyLine, post }: PostFile,
  root: Root,
  others: readonly WrittenPost[],
  now: Date,
): Remark[] {
  const found = new Map<string, Remark>();
  const check = (path: string, line: number) => {
    const message = linkFault(path, post, others, now);
    if (message === undefined) return;
    found.set(`${line} ${path}`, { line, severity: 'warning', rule: 'broken-link', message });
  };
  walk(root, (node) => {
    // A bare address counts as a link as well (GitHub's flavor of Markdown).
    if (node.type !== 'link' && node.type !== 'definition') return;
    const path = ownPath(node.url);
    if (path !== undefined) check(path, (node.position?.start.line ?? 1) + bodyLine - 1);
  });
  for (const [index, line] of body.split('\n').entries()) {
    for (const [path] of line.matchAll(PATH_IN_TEXT)) check(path, index + bodyLine);
  }
  return [...found.values()];
}

/** The path of an address on this site, absolute or not; undefined for other sites. */
function ownPath(url: string): string | undefined {
  const base = new URL(company.web.url);
  const target = URL.canParse(url, base.href) ? new URL(url, base.href) : undefined;
  if (target?.host.replace(/^www\./, '') !== base.host.replace(/^www\./, '')) return undefined;
  return withoutTail(target.pathname);
}

function withoutTail(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

function linkFault(
  path: string,
  from: WrittenPost | undefined,
  others: readonly WrittenPost[],
  now: Date,
): string | undefined {
  const { id, params } = matchPage(path);
  if (id === 'blog-post') {
    const slug = params['slug'] ?? '';
    // A post has read itself by the time its reader follows the link.
    if (slug === from?.slug) return undefined;
    const target = others.find((other) => other.slug === slug);
    return target ? waitingFault(path, target, firstReader(from, now)) : missing(path);
  }
  const isThere =
    id === 'service' ? serviceById(params['id'] ?? '') !== undefined : id !== 'not-found';
  return isThere ? undefined : missing(path);
}

const missing = (path: string) => `${path} is no page of this site.`;

/** When the first reader may follow a link of a post: now, or when it comes out. */
function firstReader(post: WrittenPost | undefined, now: Date): Date {
  const since = post && post.status !== 'draft' ? liveSince(post) : null;
  return since !== null && since > now ? since : now;
}

/** What is wrong with a link to a post that exists; readers of a draft's address meet a 404. */
function waitingFault(path: string, target: WrittenPost, reader: Date): string | undefined {
  if (isReadable(target, reader)) return undefined;
  const since = liveSince(target);
  return target.status === 'draft' || since === null
    ? `${path} is a ${target.status}, and readers find nothing there; publish it first.`
    : `${path} comes out on ${formatCentralTime(since)} only, and readers find nothing there before.`;
}
