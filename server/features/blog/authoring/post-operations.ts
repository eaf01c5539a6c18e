import { defineOperation, type OperationParts } from '#server/staff/operation.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { z } from 'zod';
import { postOfSlug } from '../post-queries.ts';
import { isReadable } from '../post-status.ts';
import { previewSecret } from '../preview/preview-secret.ts';
import { previewPath } from '../preview/preview-signature.ts';
import { deleteInput, deletePost, renameInput, renamePost } from './change-address.ts';
import { listInput, listPosts } from './list-posts.ts';
import {
  missingInput,
  missingPictures,
  storeInput,
  storePicture,
} from '../pictures/picture-operations.ts';
import { syncInput, syncPosts } from './sync-posts.ts';

const HOUR_MS = 3_600_000;

const previewInput = z.strictObject({ slug: z.string(), hours: z.number().int().positive() });
/** What `staff posts` asks of the database. */
export const postOperations = {
  'posts.sync': defineOperation({ input: syncInput, run: syncPosts }),
  'posts.missingPictures': defineOperation({
    input: missingInput,
    run: missingPictures,
  }),
  'posts.storePicture': defineOperation({
    input: storeInput,
    run: storePicture,
  }),
  'posts.rename': defineOperation({ input: renameInput, run: renamePost }),
  'posts.delete': defineOperation({ input: deleteInput, run: deletePost }),
  'posts.list': defineOperation({ input: listInput, run: listPosts }),
  'posts.preview': defineOperation({
    input: previewInput,
    run: makePreviewLink,
  }),
} as const;

async function makePreviewLink(
  { database: { db }, clock }: OperationParts,
  { slug, hours }: z.output<typeof previewInput>,
) {
  const [row] = await postOfSlug(db, slug);
  if (!row) throw new OperatorError(`The database has no post "${slug}"; run "posts sync" first.`);
  // Whole seconds: the link holds no more.
  const until = Math.floor((clock().getTime() + hours * HOUR_MS) / 1000) * 1000;
  const expiresAt = new Date(until);
  const path = previewPath({ slug, expiresAt }, await previewSecret(db));
  // Path and query: the caller knows the site's address. Live: the post is out already.
  return { path, expiresAt, live: isReadable(row, clock()) };
}
