import { cleanTitle } from '#shared/blog/clean-title.ts';
import { plainBlocks } from '#shared/blog/plain-blocks.ts';
import type { PostBlock } from '#shared/contracts/post-body.ts';
import { factPage } from '../facts/fact.ts';
import { type Passage, sentencePairs } from './passage.ts';
import { singleFlight } from '#server/lib/single-flight.ts';
import { withTimeLimit } from '#server/lib/with-time-limit.ts';

export interface ReadPost {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly content: string;
  readonly blocks?: readonly PostBlock[] | undefined;
}

/** The same array every time: whoever builds on it need not build again. */
const NONE: readonly Passage[] = [];

const NEVER_STOPPED = new AbortController().signal;

export interface PostPassagesOptions {
  /** Posts that can be read; rejects while the database is away. */
  readonly posts: () => Promise<readonly ReadPost[]>;
  /** Changes whenever posts do; see Database.content. */
  readonly contentVersion: () => string;
  /** Milliseconds a question waits for them. */
  readonly waitMs: number;
}

/**
 * Posts as passages, read again when the content has changed. While the database is away or slow
 * there are those of before, or none: a question is answered all the same.
 */
export function createPostPassages({ posts, contentVersion, waitMs }: PostPassagesOptions) {
  let latest: { readonly version: string; readonly passages: readonly Passage[] } | undefined;

  const read = singleFlight(async (): Promise<readonly Passage[]> => {
    const version = contentVersion();
    const found = (await posts()).flatMap(passagesOfPost);
    // Without news from the database every version is a new one, mostly of the same posts.
    const isSame = latest && JSON.stringify(latest.passages) === JSON.stringify(found);
    const passages = isSame && latest ? latest.passages : found;
    latest = { version, passages };
    return passages;
  });

  return async function postPassages(): Promise<readonly Passage[]> {
    if (latest?.version === contentVersion()) return latest.passages;
    return withTimeLimit(waitMs, NEVER_STOPPED, read).catch(() => latest?.passages ?? NONE);
  };
}

/** The paragraphs of a post as passages, under its title and their sub-headings. */
export function passagesOfPost({ slug, title, summary, ...body }: ReadPost): Passage[] {
  const label = cleanTitle(title);
  const page = factPage('blog-post', { slug }, label);
  let heading = '';
  const parts = plainBlocks(body).flatMap(({ kind, text }) => {
    if (kind === 'heading') {
      heading = text;
      return [];
    }
    return sentencePairs(text).map((pair) => ({ text: pair, context: `${label} ${heading}` }));
  });
  return [{ text: summary ?? label, context: `${label} blog article guide` }, ...parts].map(
    (part) => ({ ...part, page, kind: 'post' as const }),
  );
}
