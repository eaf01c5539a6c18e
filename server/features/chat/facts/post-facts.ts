import { cleanTitle } from '#shared/blog/clean-title.ts';
import type { BlogPostSummary } from '#shared/contracts/blog.ts';
import { type Fact, factPage } from './fact.ts';

/** The same array every time: whoever builds on it need not build again. */
const NONE: readonly Fact[] = [];

export interface PostFactsOptions {
  /** Published posts; rejects while the database is away. */
  readonly published: () => Promise<readonly BlogPostSummary[]>;
  /** Changes whenever posts do; see Database.content. */
  readonly contentVersion: () => string;
  /** Milliseconds a question waits for them. */
  readonly waitMs: number;
}

/**
 * Published posts as facts, read again when the content has changed. While the database is away or
 * slow there are none: a question is answered without them.
 */
export function createPostFacts({ published, contentVersion, waitMs }: PostFactsOptions) {
  let kept: { readonly version: string; readonly facts: readonly Fact[] } | undefined;
  let reading: Promise<readonly Fact[]> | undefined;

  async function read(): Promise<readonly Fact[]> {
    const version = contentVersion();
    const read = (await published()).map(toFact);
    // Without news from the database every version is a new one, mostly of the same posts.
    const facts = kept && JSON.stringify(kept.facts) === JSON.stringify(read) ? kept.facts : read;
    kept = { version, facts };
    return facts;
  }

  return async function postFacts(): Promise<readonly Fact[]> {
    if (kept?.version === contentVersion()) return kept.facts;
    // Questions at the same time share one reading.
    reading ??= read().finally(() => {
      reading = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    const tooSlow = new Promise<readonly Fact[]>((resolve) => {
      timer = setTimeout(() => resolve(NONE), waitMs);
    });
    try {
      return await Promise.race([reading, tooSlow]);
    } catch {
      return NONE;
    } finally {
      clearTimeout(timer);
    }
  };
}

function toFact({ slug, title, summary, tags }: BlogPostSummary): Fact {
  const name = cleanTitle(title);
  return {
    id: `post/${slug}`,
    topic: name,
    text: `We wrote about this on our blog, in “${name}”.${summary ? ` ${summary}` : ''}`,
    page: factPage('blog-post', { slug }, name),
    aliases: tags.join(' '),
  };
}
