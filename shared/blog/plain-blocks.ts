import type { PostBlock, PostInline } from '../contracts/post-body.ts';
import { type ContentBlock, splitContent } from './split-content.ts';

interface ReadablePost {
  readonly content: string;
  /** Of a post written as Markdown; without it the content is the specification's plain text. */
  readonly blocks?: readonly PostBlock[] | undefined;
}

/** The words of a post as headings and paragraphs, without links and looks, whatever its format. */
export function plainBlocks({ content, blocks }: ReadablePost): ContentBlock[] {
  return blocks ? wordsOf(blocks) : splitContent(content);
}

function wordsOf(blocks: readonly PostBlock[]): ContentBlock[] {
  return blocks.flatMap((block): ContentBlock[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
        return [{ kind: block.kind, text: plainText(block.inlines) }];
      case 'list':
        return block.items.flatMap(wordsOf);
      case 'quotation':
        return wordsOf(block.blocks);
      case 'table':
        return block.rows.map((row) => ({
          kind: 'paragraph',
          text: `${row.map(plainText).join('; ')}.`,
        }));
      case 'code':
        return [{ kind: 'paragraph', text: block.text }];
      case 'picture':
        return block.caption === null ? [] : [{ kind: 'paragraph', text: block.caption }];
      case 'rule':
        return [];
    }
  });
}

/** A line of text without its looks. */
function plainText(inlines: readonly PostInline[]): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      if (inline.kind === 'break') return '\n';
      return inline.kind === 'code' ? inline.text : plainText(inline.inlines);
    })
    .join('');
}
