import type { Root } from 'mdast';
import { SERVICE_IDS } from '#shared/content/types.ts';
import { company } from '#shared/content/company.ts';
import { matchPage } from '#shared/site-map.ts';
import type { Remark } from '../finding.ts';
import { walk } from './markdown-rules.ts';

/**
 * A path between spaces, in brackets or at the end of a sentence: " /services/efax-services." Targets
 * of links, `](/…`, are found as links.
 */
const PATH_IN_TEXT = /(?<=^|[\s("'“])(?<!\]\()\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*(?!\.?[\w/])/g;

/**
 * Addresses of this site, as links or as words, that lead nowhere.
 * @param slugs all posts that exist
 */
export function linkRemarks(
  body: string,
  root: Root,
  bodyLine: number,
  slugs: ReadonlySet<string>,
): Remark[] {
  const found = new Map<string, Remark>();
  const check = (path: string, line: number) => {
    if (leadsSomewhere(path, slugs)) return;
    const message = `${path} is no page of this site.`;
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

function leadsSomewhere(path: string, slugs: ReadonlySet<string>): boolean {
  const { id, params } = matchPage(path);
  if (id === 'blog-post') return slugs.has(params['slug'] ?? '');
  if (id === 'service') return SERVICE_IDS.some((known) => known === params['id']);
  return id !== 'not-found';
}
