import type { SyncReport } from '#server/features/blog/authoring/sync-posts.ts';
import { createTwoFilesPatch } from 'diff';

type Change = SyncReport['changes'][number];

const CONTEXT_LINES = 1;

/** What syncing a post would change, as a patch from the row to the file. */
export function changeAsPatch({ slug, fields }: Change): string {
  const side = (which: 'before' | 'after') =>
    fields
      .filter((change) => change[which] !== '')
      .map((change) => `${change.field}: ${change[which]}\n`)
      .join('');
  return createTwoFilesPatch(
    `database/${slug}`,
    `files/${slug}.md`,
    side('before'),
    side('after'),
    undefined,
    undefined,
    { context: CONTEXT_LINES },
  ).trimEnd();
}
