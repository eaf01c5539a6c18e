export interface ContentBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** Wrapped entirely: `**a** and **b**` is a sentence with two bold words, not a heading. */
const HEADING = /^\*\*(?!\*)((?:(?!\*\*).)+)\*\*$/s;

/**
 * The paragraphs of a post, split on blank lines. One wrapped entirely in double asterisks is a
 * sub-heading, everything else plain text (spec §2).
 */
export function splitContent(content: string): ContentBlock[] {
  return content
    .split(/\r?\n(?:[^\S\n]*\r?\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const heading = HEADING.exec(paragraph)?.[1]?.trim();
      return heading ? { kind: 'heading', text: heading } : { kind: 'paragraph', text: paragraph };
    });
}
