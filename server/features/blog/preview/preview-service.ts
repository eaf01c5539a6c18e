import { formatCentralTime } from '#server/lib/central-time.ts';
import { isReadable } from '../post-status.ts';
import { toPost } from '../blog-service.ts';
import { postOfSlug } from '../post-queries.ts';
import { SLUG } from '../slug.ts';
import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import type { BlogPost } from '#shared/contracts/blog.ts';
import { blogTexts } from '#shared/content/blog-texts.ts';
import type { BlogPostRow } from '#shared/schema.ts';
import { readSecret } from './preview-secret.ts';
import { readPreviewLink } from './preview-signature.ts';

/** What a reader of a preview link gets. */
export type PreviewOutcome =
  /** Never signed by this site, or the post is gone. */
  | { readonly kind: 'unknown' }
  /** The post is out: everyone may read it at its own address. */
  | { readonly kind: 'live' }
  | { readonly kind: 'expired'; readonly notice: string }
  | { readonly kind: 'preview'; readonly notice: string; readonly post: BlogPost };

export interface PreviewLink {
  readonly slug: string;
  readonly expires: string;
  readonly signature: string;
}

export type PreviewService = ReturnType<typeof createPreviewService>;

/** Decides what preview links show, by the clock at the moment they are opened. */
export function createPreviewService({ db }: Pick<Database, 'db'>, clock: () => Date) {
  return {
    /** @throws UnavailableError while the database is away */
    open: (link: PreviewLink): Promise<PreviewOutcome> =>
      withDatabaseTimeout(async () => {
        const secret = SLUG.test(link.slug) ? await readSecret(db) : undefined;
        const claim = secret === undefined ? undefined : readPreviewLink(link, secret);
        if (!claim) return { kind: 'unknown' };
        const [row] = await postOfSlug(db, claim.slug);
        if (!row) return { kind: 'unknown' };
        const now = clock();
        if (isReadable(row, now)) return { kind: 'live' };
        const until = formatCentralTime(claim.expiresAt);
        if (claim.expiresAt <= now)
          return { kind: 'expired', notice: blogTexts.preview.expired(until) };
        const publishedAt = dateToCome(row) ?? now;
        return {
          kind: 'preview',
          notice: blogTexts.preview.notice(until),
          post: toPost({ ...row, publishedAt }),
        };
      }),
  };
}

/** The date it will have; a draft could come out today. */
function dateToCome({ status, scheduledFor, publishedAt }: BlogPostRow): Date | null {
  if (status === 'scheduled') return scheduledFor;
  return status === 'published' ? publishedAt : null;
}
