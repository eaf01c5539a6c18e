import type { Nodes, PhrasingContent, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Remark } from '../finding.ts';

/**
 * What a post page shows as the characters that were typed. The page knows paragraphs, and
 * paragraphs wholly in `**` as sub-headings (spec §2); everything else of Markdown is listed here.
 */
const SHOWN_AS_TYPED: Partial<Record<Nodes['type'], string>> = {
  heading: 'A heading with # or underlining; write a paragraph of its own as **Heading**.',
  list: 'A list; write sentences, or short paragraphs under a **sub-heading**.',
  blockquote: 'A quotation with >; write the words in quotation marks.',
  code: 'A code block (indented by four spaces or between ```); write it as a sentence.',
  inlineCode: 'Code in backticks; leave the backticks out.',
  html: 'HTML; the page shows the tags as they are typed.',
  image: 'A picture in the text; one picture can stand above it as featuredImage.',
  imageReference: 'A picture in the text; one picture can stand above it as featuredImage.',
  linkReference: 'A link; write its address in words.',
  definition: 'The target of a link; write the address in words.',
  footnoteReference: 'A footnote; say it in the sentence.',
  footnoteDefinition: 'A footnote; say it in the sentence.',
  table: 'A table; write it as sentences.',
  thematicBreak: 'A line of dashes or asterisks; use a **sub-heading**.',
  delete: 'Text between ~~; leave it out.',
  emphasis: 'Emphasis with * or _; the asterisks would be shown.',
};

const ENTITY = /&(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});/i;

/** Reads the text below the front matter as Markdown, with tables, footnotes and strike-through. */
export function parseBody(body: string): Root {
  return fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** @param bodyLine the line of the file in which `body` begins */
export function markdownRemarks(body: string, root: Root, bodyLine: number): Remark[] {
  const remarks: Remark[] = [];
  const add = (node: Nodes, message: string) => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    remarks.push({ line, severity: 'warning', rule: 'markdown', message });
  };
  walk(root, (node, parent) => {
    if (node.type === 'strong') {
      if (!isSubHeading(node, parent))
        add(node, 'Bold words inside a paragraph; the asterisks would be shown.');
    } else if (node.type === 'link') {
      // A bare address in the text is made a link by GitHub; on the page it is text like any other.
      if (isTypedLink(node, body)) add(node, 'A link; write its address in words.');
    } else {
      const message = SHOWN_AS_TYPED[node.type];
      if (message !== undefined) add(node, message);
      // What is inside has been said already; of a list each item's text is still looked at.
      if (node.type === 'code' || node.type === 'html') return;
    }
    const isImage = node.type === 'image' || node.type === 'imageReference';
    if (isImage && !node.alt?.trim())
      remarks.push({
        line: (node.position?.start.line ?? 1) + bodyLine - 1,
        severity: 'warning',
        rule: 'alt-text',
        message: 'A picture without alternative text; say what it shows.',
      });
  });
  for (const [index, line] of body.split('\n').entries()) {
    const [entity] = ENTITY.exec(line) ?? [];
    if (entity === undefined) continue;
    const message = `"${entity}" is shown as it is typed; write the character itself.`;
    remarks.push({ line: index + bodyLine, severity: 'warning', rule: 'markdown', message });
  }
  return remarks;
}

/** Whether a paragraph consists of nothing else. */
function isSubHeading(node: PhrasingContent, parent: Nodes | undefined): boolean {
  return (
    parent?.type === 'paragraph' && parent.children.length === 1 && parent.children[0] === node
  );
}

function isTypedLink({ position }: Nodes, body: string): boolean {
  return /^[[<]/.test(body.slice(position?.start.offset ?? 0));
}

/** Every node below one, with the node it stands in. */
export function walk(
  node: Nodes,
  visit: (node: Nodes, parent: Nodes | undefined) => void,
  parent?: Nodes,
): void {
  visit(node, parent);
  if ('children' in node) for (const child of node.children) walk(child, visit, node);
}
