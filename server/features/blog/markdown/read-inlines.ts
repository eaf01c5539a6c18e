import type { PostInline } from '#shared/contracts/post-body.ts';
import type { PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { linkAddress } from './link-address.ts';
import type { MarkdownTargets } from './parse-markdown.ts';

const LOOKS = { strong: 'strong', emphasis: 'emphasis', delete: 'deleted' } as const;

/** Bold in emphasis in bold: what stands deeper has no looks of its own. */
const MAX_DEPTH = 6;

/** What is typed in a line, as the few things that a line of a post may hold; the rest is text. */
export function readInlines(
  nodes: readonly PhrasingContent[],
  targets: MarkdownTargets,
  depth = 0,
): PostInline[] {
  return nodes.flatMap((node) => readInline(node, targets, depth));
}

function readInline(node: PhrasingContent, targets: MarkdownTargets, depth: number): PostInline[] {
  if (depth > MAX_DEPTH) return [toString(node)];
  switch (node.type) {
    case 'text':
    case 'html':
      return [node.value];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
    case 'delete':
      return [{ kind: LOOKS[node.type], inlines: readInlines(node.children, targets, depth + 1) }];
    case 'link':
    case 'linkReference': {
      const inlines = readInlines(node.children, targets, depth + 1);
      const url = node.type === 'link' ? node.url : targets.get(node.identifier)?.url;
      const href = linkAddress(url ?? '');
      return href === undefined ? inlines : [{ kind: 'link', href, inlines }];
    }
    // A picture has a line of its own; between words its place is taken by what it shows.
    case 'image':
    case 'imageReference':
      return [node.alt ?? ''];
    case 'footnoteReference':
      return [`[${node.label ?? node.identifier}]`];
  }
}
