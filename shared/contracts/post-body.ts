import { z } from 'zod';

/** A piece of a line of text. Nothing else can stand in a post: what has no kind here has no element. */
export type PostInline =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly inlines: readonly PostInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly PostInline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' };

/** A part of a post written as Markdown (`format: markdown`), already checked. */
export type PostBlock =
  | { readonly kind: 'paragraph'; readonly inlines: readonly PostInline[] }
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly inlines: readonly PostInline[] }
  /** `start` is the number of its first item; null: it has bullets. */
  | {
      readonly kind: 'list';
      readonly start: number | null;
      readonly items: readonly (readonly PostBlock[])[];
    }
  | { readonly kind: 'quotation'; readonly blocks: readonly PostBlock[] }
  | { readonly kind: 'code'; readonly text: string }
  /** The first row is the head. */
  | {
      readonly kind: 'table';
      readonly align: readonly ('left' | 'right' | 'center' | null)[];
      readonly rows: readonly (readonly (readonly PostInline[])[])[];
    }
  | {
      readonly kind: 'picture';
      readonly src: string;
      readonly alt: string;
      readonly caption: string | null;
    }
  | { readonly kind: 'rule' };

const inlines = z.array(z.lazy(() => postInline));
const blocks = z.array(z.lazy(() => postBlock));

const postInline: z.ZodType<PostInline> = z.union([
  z.string(),
  z.object({ kind: z.enum(['strong', 'emphasis', 'deleted']), inlines }),
  z.object({ kind: z.literal('link'), href: z.string(), inlines }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({ kind: z.literal('break') }),
]);

export const postBlock: z.ZodType<PostBlock> = z.union([
  z.object({ kind: z.literal('paragraph'), inlines }),
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), inlines }),
  z.object({ kind: z.literal('list'), start: z.number().int().nullable(), items: z.array(blocks) }),
  z.object({ kind: z.literal('quotation'), blocks }),
  z.object({ kind: z.literal('code'), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    align: z.array(z.enum(['left', 'right', 'center']).nullable()),
    rows: z.array(z.array(inlines)),
  }),
  z.object({
    kind: z.literal('picture'),
    src: z.string(),
    alt: z.string(),
    caption: z.string().nullable(),
  }),
  z.object({ kind: z.literal('rule') }),
]);
