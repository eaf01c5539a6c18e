import { pictureAddress } from '#shared/blog/picture-address.ts';
import { splitContent } from '#shared/blog/split-content.ts';
import type { PostBlock } from '#shared/contracts/post-body.ts';
import type { Image, ImageReference, ListItem, PhrasingContent, RootContent } from 'mdast';
import { parseMarkdown, markdownTargets, type MarkdownTargets } from './parse-markdown.ts';
import { readInlines } from './read-inlines.ts';

/** Lists in quotations in lists: what stands deeper is shown at this depth. */
const MAX_DEPTH = 6;
/** Six thousand words. The parser's time grows with the square of the length of some texts. */
export const MAX_MARKDOWN_CHARACTERS = 40_000;
/** Deeper than any text nests in one line, where the parser would need minutes. */
const TOO_DEEP = /(?:(?:>|(?:[*+-]|\d{1,9}[.)])[^\S\n])[^\S\n]*){40}/;

/**
 * A post written as Markdown, as the parts that its page can show. What is no such part (HTML, a link
 * that would run something, a picture from a foreign host) becomes the words that were typed.
 */
export function readMarkdown(content: string): PostBlock[] {
  if (content.length > MAX_MARKDOWN_CHARACTERS || TOO_DEEP.test(content)) return asTyped(content);
  const root = parseMarkdown(content);
  return readBlocks(root.children, { targets: markdownTargets(root), depth: 0 });
}

interface Place {
  readonly targets: MarkdownTargets;
  readonly depth: number;
}

function readBlocks(nodes: readonly RootContent[], place: Place): PostBlock[] {
  return nodes.flatMap((node) => readBlock(node, place));
}

function readBlock(node: RootContent, place: Place): PostBlock[] {
  const { targets, depth } = place;
  const inner = { targets, depth: depth + 1 };
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node.children, targets);
    case 'heading':
      // The title of the page is its one h1.
      return heading(node.depth > 2 ? 3 : 2, node.children, targets);
    case 'list': {
      if (depth >= MAX_DEPTH) return node.children.flatMap((item) => readItem(item, inner));
      const items = node.children.map((item) => readItem(item, inner));
      return [{ kind: 'list', start: node.ordered ? (node.start ?? 1) : null, items }];
    }
    case 'blockquote': {
      const blocks = readBlocks(node.children, inner);
      return depth >= MAX_DEPTH || blocks.length === 0 ? blocks : [{ kind: 'quotation', blocks }];
    }
    case 'table': {
      const rows = node.children.map(({ children }) =>
        children.map((cell) => readInlines(cell.children, targets)),
      );
      return [{ kind: 'table', align: node.align ?? [], rows }];
    }
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    case 'html':
      return [{ kind: 'paragraph', inlines: [node.value] }];
    case 'footnoteDefinition':
      return readBlocks(node.children, place);
    default:
      return [];
  }
}

/** A line of `**` is a sub-heading in this format too, and pictures alone in a line are pictures. */
function readParagraph(nodes: readonly PhrasingContent[], targets: MarkdownTargets): PostBlock[] {
  const [first] = nodes;
  if (nodes.length === 1 && first?.type === 'strong') return heading(2, first.children, targets);
  const meant = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  if (meant.length > 0 && meant.every(isPicture)) {
    return meant.flatMap((node) => readPicture(node, targets));
  }
  return [{ kind: 'paragraph', inlines: readInlines(nodes, targets) }];
}

function heading(
  level: 2 | 3,
  nodes: readonly PhrasingContent[],
  targets: MarkdownTargets,
): PostBlock[] {
  const inlines = readInlines(nodes, targets);
  return inlines.length === 0 ? [] : [{ kind: 'heading', level, inlines }];
}

function isPicture(node: PhrasingContent): node is Image | ImageReference {
  return node.type === 'image' || node.type === 'imageReference';
}

function readPicture(node: Image | ImageReference, targets: MarkdownTargets): PostBlock[] {
  const target = node.type === 'image' ? node : targets.get(node.identifier);
  const src = pictureAddress(target?.url ?? null);
  const alt = node.alt ?? '';
  if (src === undefined) return alt === '' ? [] : [{ kind: 'paragraph', inlines: [alt] }];
  return [{ kind: 'picture', src, alt, caption: target?.title ?? null }];
}

const BOXES = { true: '☑ ', false: '☐ ' } as const;

/** An item of a list; a checklist has a box before each. */
function readItem({ checked, children }: ListItem, place: Place): PostBlock[] {
  const blocks = readBlocks(children, place);
  if (typeof checked !== 'boolean') return blocks;
  const box = BOXES[`${checked}`];
  const [first, ...others] = blocks;
  return first?.kind === 'paragraph'
    ? [{ ...first, inlines: [box, ...first.inlines] }, ...others]
    : [{ kind: 'paragraph', inlines: [box] }, ...blocks];
}

function asTyped(content: string): PostBlock[] {
  return splitContent(content).map(({ text }) => ({ kind: 'paragraph', inlines: [text] }));
}
