import type { WrittenPost } from './post-file.ts';

/** One field that differs, as it is written in the file; empty where it is absent. */
export type FieldChange = Record<'field' | 'before' | 'after', string>;

const FIELDS = [
  'title',
  'summary',
  'tags',
  'category',
  'status',
  'publishedAt',
  'scheduledFor',
  'featuredImage',
  'featuredImageAlt',
  'format',
  'content',
] as const satisfies readonly (keyof WrittenPost)[];

/** The columns of a post that writers own. */
export type OwnedFields = Pick<WrittenPost, (typeof FIELDS)[number]>;

/** What storing `after` would change; everything when there is no row yet. */
export function postDifference(before: OwnedFields | undefined, after: OwnedFields): FieldChange[] {
  return FIELDS.flatMap((field) => {
    const [old, next] = [before ? textOf(before[field]) : '', textOf(after[field])];
    return old === next ? [] : [{ field, before: old, after: next }];
  });
}

function textOf(value: OwnedFields[keyof OwnedFields]): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
}
