import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { UnavailableError } from '#server/lib/errors.ts';
import type { PublicPosts } from '#server/features/blog/public-posts.ts';
import { allPages, type PageFacts } from '#server/web/machine-files/page-facts.ts';
import { matchPage } from '#shared/site-map.ts';
import { sharePicturePath } from '#shared/share-picture.ts';
import { pageCard, postCard } from './share-cards.ts';
import type { ShareCard } from './share-layout.ts';
import type { ShareSource } from './share-source.ts';

export interface SharePicture {
  readonly png: Buffer;
  /** Strong. */
  readonly etag: string;
}

export interface SharePictures {
  /** From memory, while it is true; undefined when more work is needed. */
  readonly ready: (path: string) => SharePicture | undefined;
  /**
   * The picture at a path such as `/share/blog/some-slug.png`; undefined when no page has it.
   * @throws UnavailableError while the database is away, or too many pictures are being drawn
   */
  readonly load: (path: string) => Promise<SharePicture | undefined>;
}

export interface SharePictureOptions {
  readonly source: ShareSource;
  readonly posts: Pick<PublicPosts, 'find'>;
  /** Changes whenever posts change. */
  readonly contentVersion: () => string;
}

/** About 110 kB each. */
const MAX_CACHED = 100;

/** Each takes about 150 ms of a core; a flood of posts waits. */
const MAX_DRAWING = 8;
const RETRY_AFTER_SECONDS = 5;

interface CachedPicture {
  readonly card: string;
  readonly picture: SharePicture;
  /** The content version it is known to be true for; pages do not depend on it. */
  readonly version: string | undefined;
}

/** Knows every share picture: those of pages from the build, those of posts drawn on first demand. */
export function createSharePictures(options: SharePictureOptions): SharePictures {
  const { source, posts, contentVersion } = options;
  const pages = new Map(allPages().map((page) => [sharePicturePath(page.path), page]));
  const cached = new LRUCache<string, CachedPicture>({ max: MAX_CACHED });
  const drawing = new Map<string, Promise<SharePicture>>();

  function cache(path: string, entry: CachedPicture): SharePicture {
    cached.set(path, entry);
    return entry.picture;
  }

  /** Callers at the same moment share one drawing. */
  function draw(card: ShareCard): Promise<SharePicture> {
    const key = keyOf(card);
    const running = drawing.get(key);
    if (running) return running;
    if (drawing.size >= MAX_DRAWING) {
      throw new UnavailableError('Too many pictures are being drawn.', RETRY_AFTER_SECONDS);
    }
    const started = source
      .render(card)
      .then(toPicture)
      .finally(() => drawing.delete(key));
    drawing.set(key, started);
    return started;
  }

  async function loadPage(path: string, page: PageFacts): Promise<SharePicture> {
    const built = await source.readBuilt(page.path);
    const card = pageCard(page);
    const picture = built ? toPicture(built) : await draw(card);
    return cache(path, { card: keyOf(card), picture, version: undefined });
  }

  async function loadPost(path: string, slug: string): Promise<SharePicture | undefined> {
    // Read before the row is: a change in between makes the picture old, not wrong.
    const version = contentVersion();
    const old = cached.get(path);
    const post = await posts.find(slug).catch((error: unknown) => {
      if (old && error instanceof UnavailableError) return 'away' as const;
      throw error;
    });
    if (post === 'away') return old?.picture;
    if (!post) {
      cached.delete(path);
      return undefined;
    }
    const card = postCard(post);
    const isSame = old?.card === keyOf(card);
    const picture = isSame ? old.picture : await draw(card);
    return cache(path, { card: keyOf(card), picture, version });
  }

  const ready = (path: string) => {
    const entry = cached.get(path);
    const isTrue = entry && (entry.version === undefined || entry.version === contentVersion());
    return isTrue ? entry.picture : undefined;
  };

  return {
    ready,
    async load(path) {
      const picture = ready(path);
      if (picture) return picture;
      const page = pages.get(path);
      if (page) return loadPage(path, page);
      const slug = slugOf(path);
      return slug === undefined ? undefined : loadPost(path, slug);
    },
  };
}

/** The slug in `/share/blog/SLUG.png`. */
function slugOf(path: string): string | undefined {
  const pagePath = /^\/share(\/.+)\.png$/.exec(path)?.[1];
  const match = pagePath === undefined ? undefined : matchPage(pagePath);
  return match?.id === 'blog-post' ? match.params['slug'] : undefined;
}

function keyOf({ title, section }: ShareCard): string {
  return JSON.stringify([title, section]);
}

function toPicture(png: Buffer): SharePicture {
  const hash = createHash('sha256').update(png).digest('base64url').slice(0, 27);
  return { png, etag: `"${hash}"` };
}
