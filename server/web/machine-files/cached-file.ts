import { UnavailableError } from '#server/lib/errors.ts';
import { encodeBody, type EncodedBodies } from '#server/web/encodings.ts';
import type { MachineFile } from './machine-file.ts';

export interface CachedFile {
  /** The copy in memory if it is still true. */
  readonly ready: () => EncodedBodies | undefined;
  /**
   * A true copy, or the last one while the database is away. Callers at the same moment share one.
   * @throws UnavailableError while the database is away and no copy was ever made
   */
  readonly load: () => Promise<EncodedBodies>;
}

/** The best compression of a longer text, such as a sitemap of thousands of posts, takes seconds. */
const SMALL_CHARACTERS = 100_000;

/** Keeps one machine file in memory, compressed, as long as its version stays the same. */
export function cachedFile(file: MachineFile): CachedFile {
  let cached: { version: string; bodies: EncodedBodies } | undefined;
  let writing: { version: string; bodies: Promise<EncodedBodies> } | undefined;

  const ready = () => (cached?.version === file.version() ? cached.bodies : undefined);

  async function write(version: string): Promise<EncodedBodies> {
    try {
      const text = await file.write();
      const bodies = await encodeBody(text, text.length > SMALL_CHARACTERS ? 'fast' : 'small');
      cached = { version, bodies };
      return bodies;
    } catch (error) {
      // A crawler is better served with what was true a moment ago than with nothing.
      if (cached && error instanceof UnavailableError) return cached.bodies;
      throw error;
    } finally {
      if (writing?.version === version) writing = undefined;
    }
  }

  return {
    ready,
    load() {
      const copy = ready();
      if (copy) return Promise.resolve(copy);
      // Read before the rows are: a change in between makes the copy old, not wrong.
      const version = file.version();
      if (writing?.version !== version) writing = { version, bodies: write(version) };
      return writing.bodies;
    },
  };
}
