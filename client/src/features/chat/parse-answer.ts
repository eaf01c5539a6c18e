import { matchPage } from '#shared/site-map.ts';

/** A piece of a line: plain text, or a link to a page of this site. */
export type AnswerPart = string | { readonly label: string; readonly href: string };
export type AnswerLine = readonly AnswerPart[];

export type AnswerBlock =
  | { readonly kind: 'paragraph'; readonly line: AnswerLine }
  | { readonly kind: 'list'; readonly items: readonly AnswerLine[] };

const LIST_ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+(?=\S)/;
const LINK = /\[([^[\]\n]{1,200})\]\(([^()\s]{1,300})\)/g;
/** One slash and then plain characters: `//host`, `/\host` and schemes do not fit. */
const OWN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/i;

/**
 * Reads an answer: paragraphs, lists, and links to pages that this site has. Whatever else looks like
 * markup (HTML, pictures, links to other hosts) stays the plain text it is.
 */
export function parseAnswer(text: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  for (const line of text.split(/[\r\n]+/).filter((each) => each.trim() !== '')) {
    const isItem = LIST_ITEM.test(line);
    const parts = parseLine(isItem ? line.replace(LIST_ITEM, '') : line.trim());
    const last = blocks.at(-1);
    if (!isItem) blocks.push({ kind: 'paragraph', line: parts });
    else if (last?.kind !== 'list') blocks.push({ kind: 'list', items: [parts] });
    else blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, parts] };
  }
  return blocks;
}

function parseLine(line: string): AnswerLine {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, label = '', href = ''] = match;
    const isPicture = line[match.index - 1] === '!';
    if (isPicture || !isOwnPage(href)) continue;
    parts.push(line.slice(end, match.index), { label, href });
    end = match.index + whole.length;
  }
  parts.push(line.slice(end));
  return parts.filter((part) => part !== '');
}

function isOwnPage(href: string): boolean {
  return OWN_PATH.test(href) && matchPage(href.replace(/#.*/, '')).id !== 'not-found';
}
