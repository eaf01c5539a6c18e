import { chatTexts } from '#shared/content/chat-texts.ts';
import { company } from '#shared/content/company.ts';
import { sentencesIn } from '#shared/sentences.ts';
import { matchPage } from '#shared/site-map.ts';

/** A link in an answer: to a page of this site, a phone number or a mailbox. */
export interface AnswerLink {
  readonly label: string;
  readonly href: string;
}

/** A piece of a line: plain text, or a link. */
export type AnswerPart = string | AnswerLink;
export type AnswerLine = readonly AnswerPart[];

export type AnswerBlock =
  | { readonly kind: 'paragraph'; readonly line: AnswerLine }
  | { readonly kind: 'list'; readonly items: readonly AnswerLine[] };

const LIST_ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+(?=\S)/;
const LINK =
  /\[(?<label>[^[\]\n]{1,200})\]\((?<href>[^()\s]{1,300})\)|(?<phone>(?<![\d(])\(\d{3}\) \d{3}-\d{4}\b|(?<![\d-])\d{3}[-.]\d{3}[-.]\d{4}\b(?!-))|(?<email>[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}\b)/gi;
/** One slash and then plain characters: `//host`, `/\host` and schemes do not fit. */
const OWN_PATH = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/i;

const EMERGENCY = /(?<![\w-])(911|988)(?![\w-])/g;
/** Our own line, or the bank's: the first sentence says so where no ambulance is needed. */
const CALLS_NOW = /\b(?:call|llame)\b.*\b(?:now|ahora)\b/i;
const CALL_US_NOW = Object.values(chatTexts.callNow);

/**
 * Reads an answer: paragraphs, lists, links to pages that this site has, phone numbers and e-mail
 * addresses. Whatever else looks like markup (HTML, pictures, links to other hosts) stays plain text.
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

/**
 * The numbers that an answer says to call first of all: 911 or 988 wherever they stand, our own when
 * its first sentence names it or it is to be called now.
 */
export function urgentCalls(text: string): readonly AnswerLink[] {
  const emergencies = new Set([...text.matchAll(EMERGENCY)].map(([number]) => number));
  const [first = ''] = sentencesIn(text);
  const { display, href } = company.phone;
  return [
    ...[...emergencies].map((label) => ({ label, href: `tel:${label}` })),
    ...(first.includes(display) || CALL_US_NOW.some((words) => text.includes(words))
      ? [{ label: display, href }]
      : []),
  ];
}

/** An answer as it is read: in an emergency every sentence has its line, since nobody reads a block then. */
export function inSteps(text: string): string {
  const [first = '', second = ''] = sentencesIn(text);
  const isUrgent =
    saysEmergency(first) ||
    saysEmergency(second) ||
    CALLS_NOW.test(first) ||
    CALL_US_NOW.some((words) => text.includes(words));
  return isUrgent ? text.split('\n').map(inLines).join('\n') : text;
}

const saysEmergency = (text: string): boolean => text.search(EMERGENCY) >= 0;

function inLines(line: string): string {
  if (LIST_ITEM.test(line)) return line;
  return sentencesIn(line)
    .map((sentence) => sentence.trim())
    .join('\n');
}

/** Whether a part of an answer names a number, as `urgentCalls` finds it. */
export function namesCall(part: AnswerPart, { label }: AnswerLink): boolean {
  const text = typeof part === 'string' ? part : part.label;
  return [...text.matchAll(EMERGENCY)].some(([number]) => number === label) || text === label;
}

/** The pages of this site that an answer links to. */
export function pagesIn(text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(({ groups }) => {
    const href = groups?.href?.replace(/#.*/, '') ?? '';
    return isOwnPage(href) ? [href] : [];
  });
}

function parseLine(line: string): AnswerLine {
  const parts: AnswerPart[] = [];
  let end = 0;
  for (const match of line.matchAll(LINK)) {
    const link = linkOf(match.groups ?? {});
    const isPicture = line[match.index - 1] === '!';
    if (isPicture || !link) continue;
    parts.push(line.slice(end, match.index), link);
    end = match.index + match[0].length;
  }
  parts.push(line.slice(end));
  return parts.filter((part) => part !== '');
}

function linkOf(groups: Readonly<Partial<Record<string, string>>>): AnswerLink | undefined {
  const { label = '', href = '', phone, email } = groups;
  if (phone !== undefined) return { label: phone, href: `tel:+1${phone.replace(/\D/g, '')}` };
  if (email !== undefined) return { label: email, href: `mailto:${email}` };
  return isOwnPage(href) ? { label, href } : undefined;
}

function isOwnPage(href: string): boolean {
  return OWN_PATH.test(href) && matchPage(href.replace(/#.*/, '')).id !== 'not-found';
}
