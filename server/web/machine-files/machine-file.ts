import type { PublicPosts } from '#server/features/blog/public-posts.ts';

/** A text that programs fetch, made from the site map, the content and the database. */
export interface MachineFile {
  readonly path: string;
  /** With the charset, where it has one. */
  readonly contentType: string;
  /** For how long a reader need not ask again; they ask each time when left out. */
  readonly maxAgeSeconds?: number;
  /** A copy is true as long as this stays the same. */
  readonly version: () => string;
  /** @throws UnavailableError while a database that it needs is away */
  readonly write: () => string | Promise<string>;
}

/** What the files are made from. */
export interface MachineFileSources {
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string;
  /** Changes whenever posts change or a scheduled one comes due. */
  readonly contentVersion: () => string;
  readonly posts: PublicPosts;
  readonly now: () => Date;
}
