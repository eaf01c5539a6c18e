import { defineOperation, type OperationParts } from '#server/staff/operation.ts';
import { OperatorError } from '#server/lib/operator-error.ts';
import { z } from 'zod';
import { postOfSlug } from '../post-queries.ts';
import { isReadable } from '../post-status.ts';
import { previewSecret } from '../preview/preview-secret.ts';
import { previewPath } from '../preview/preview-signature.ts';
import {
  deleteInput,
  deleteOutput,
  deletePost,
  renameInput,
  renameOutput,
  renamePost,
} from './change-address.ts';
import { listInput, listOutput, listPosts } from './list-posts.ts';
import { instant } from '#server/lib/instant.ts';
import {
  missingInput,
  missingOutput,
  missingPictures,
  storeInput,
  storeOutput,
  storePicture,
} from '../pictures/picture-operations.ts';
import { syncInput, syncOutput, syncPosts } from './sync-posts.ts';

const HOUR_MS = 3_600_000;

const previewInput = z.strictObject({ slug: z.string(), hours: z.number().int().positive() });
const previewOutput = z.object({
  /** Path and query; the caller knows the site's address. */
  path: z.string(),
  expiresAt: instant,
  /** The post is out already, and the link leads there. */
  live: z.boolean(),
});

/** What `staff posts` asks of the database. */
export const postOperations = {
  'posts.sync': defineOperation({ input: syncInput, output: syncOutput, run: syncPosts }),
  'posts.missingPictures': defineOperation({
    input: missingInput,
    output: missingOutput,
    run: missingPictures,
  }),
  'posts.storePicture': defineOperation({
    input: storeInput,
    output: storeOutput,
    run: storePicture,
  }),
  'posts.rename': defineOperation({ input: renameInput, output: renameOutput, run: renamePost }),
  'posts.delete': defineOperation({ input: deleteInput, output: deleteOutput, run: deletePost }),
  'posts.list': defineOperation({ input: listInput, output: listOutput, run: listPosts }),
  'posts.preview': defineOperation({
    input: previewInput,
    output: previewOutput,
    run: makePreviewLink,
  }),
} as const;

async function makePreviewLink(
  { database: { db }, clock }: OperationParts,
  { slug, hours }: z.output<typeof previewInput>,
): Promise<z.output<typeof previewOutput>> {
  const [row] = await postOfSlug(db, slug);
  if (!row) throw new OperatorError(`The database has no post "${slug}"; run "posts sync" first.`);
  // Whole seconds: the link holds no more.
  const until = Math.floor((clock().getTime() + hours * HOUR_MS) / 1000) * 1000;
  const expiresAt = new Date(until);
  const path = previewPath({ slug, expiresAt }, await previewSecret(db));
  return { path, expiresAt, live: isReadable(row, clock()) };
}
