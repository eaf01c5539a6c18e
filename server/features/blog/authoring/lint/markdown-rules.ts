import { pictureAddress } from '#shared/blog/picture-address.ts';
import type { Nodes, PhrasingContent, Root } from 'mdast';
import { linkAddress } from '../../markdown/link-address.ts';
import { isSourcePath } from '../../pictures/source-picture.ts';
import type { Remark } from '../finding.ts';
import type { PostFile } from '../post-file.ts';
import { walk } from '../../markdown/parse-markdown.ts';

/**
 * What a post in the plain format shows as the characters that were typed. It knows paragraphs, and
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

/** What is not shown as Markdown even where the front matter says `format: markdown`. */
const NEVER_SHOWN: Partial<Record<Nodes['type'], string>> = {
  html: 'HTML; the page shows the tags as they are typed.',
  footnoteReference: 'A footnote; say it in the sentence.',
  footnoteDefinition: 'A footnote; say it in the sentence.',
};

const ENTITY = /&(?:[a-z]{2,31}|#\d{1,7}|#x[\da-f]{1,6});/i;
const OTHER_FORMAT = ' Or write "format: markdown" into the front matter.';

/** What of a text readers would see otherwise than its writer meant it. */
export function markdownRemarks({ body, bodyLine, post }: PostFile, root: Root): Remark[] {
  const isMarkdown = post?.format === 'markdown';
  const remarks: Remark[] = [];
  const add = (node: Nodes, message: string, rule = 'markdown') => {
    const line = (node.position?.start.line ?? 1) + bodyLine - 1;
    remarks.push({ line, severity: 'warning', rule, message });
  };
  walk(root, (node, parent) => {
    const fault = isMarkdown ? faultInMarkdown(node, parent) : faultInPlainText(node, parent, body);
    if (fault !== undefined) add(node, fault);
    const isImage = node.type === 'image' || node.type === 'imageReference';
    if (isImage && !node.alt?.trim())
      add(node, 'A picture without alternative text; say what it shows.', 'alt-text');
  });
  return isMarkdown ? remarks : [...remarks, ...entityRemarks(body, bodyLine)];
}

function faultInPlainText(
  node: Nodes,
  parent: Nodes | undefined,
  body: string,
): string | undefined {
  if (node.type === 'strong') {
    if (isSubHeading(node, parent)) return undefined;
    return `Bold words inside a paragraph; the asterisks would be shown.${OTHER_FORMAT}`;
  }
  if (node.type === 'link') {
    // A bare address in the text is made a link by GitHub; on the page it is text like any other.
    return isTypedLink(node, body)
      ? `A link; write its address in words.${OTHER_FORMAT}`
      : undefined;
  }
  const message = SHOWN_AS_TYPED[node.type];
  return message !== undefined && !(node.type in NEVER_SHOWN) ? message + OTHER_FORMAT : message;
}

function faultInMarkdown(node: Nodes, parent: Nodes | undefined): string | undefined {
  if ((node.type === 'link' || node.type === 'definition') && !canLead(node.url)) {
    return `${node.url || 'An empty address'} is no address that a page links to; begin with / or https://.`;
  }
  const isOwn = node.type === 'image' && isSourcePath(node.url);
  if (node.type === 'image' && !isOwn && pictureAddress(node.url) === undefined) {
    return 'The picture is neither on this site nor on a host of shared/content/picture-hosts.ts; readers see its alternative text instead.';
  }
  const isBetweenWords =
    node.type === 'image' &&
    parent?.type === 'paragraph' &&
    parent.children.some((other) => other.type === 'text' && other.value.trim() !== '');
  if (isBetweenWords) return 'A picture between words; give it a paragraph of its own.';
  return NEVER_SHOWN[node.type];
}

const canLead = (url: string) =>
  linkAddress(url) !== undefined || pictureAddress(url) !== undefined;

function entityRemarks(body: string, bodyLine: number): Remark[] {
  return body.split('\n').flatMap((line, index): Remark[] => {
    const [entity] = ENTITY.exec(line) ?? [];
    if (entity === undefined) return [];
    const message = `"${entity}" is shown as it is typed; write the character itself.`;
    return [{ line: index + bodyLine, severity: 'warning', rule: 'markdown', message }];
  });
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
