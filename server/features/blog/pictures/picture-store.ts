import type { Database } from '#server/db/database.ts';
import { withDatabaseTimeout } from '#server/db/with-database-timeout.ts';
import { POST_PICTURE_FORMATS } from '#shared/blog/post-picture.ts';
import { blogPictures } from '#shared/schema.ts';
import { and, eq, inArray } from 'drizzle-orm';

type Format = (typeof POST_PICTURE_FORMATS)[number];

export interface StoredPicture {
  readonly format: Format;
  readonly data: Uint8Array;
}

export type PictureStore = ReturnType<typeof createPictureStore>;

const PATH = /^\/post-pictures\/([\da-f]{16}-\d{1,5}x\d{1,5})\/(\d{3,4})\.(avif|webp)$/;

/** Reads the pictures of posts. All methods throw UnavailableError while the database is away. */
export function createPictureStore({ db }: Pick<Database, 'db'>) {
  return {
    /** The file at an address; undefined where there is none. */
    async read(path: string): Promise<StoredPicture | undefined> {
      const [, name = '', width, extension] = PATH.exec(path) ?? [];
      const format = POST_PICTURE_FORMATS.find((each) => each === extension);
      if (!format) return undefined;
      const [row] = await withDatabaseTimeout(() =>
        db
          .select({ data: blogPictures.data })
          .from(blogPictures)
          .where(
            and(
              eq(blogPictures.name, name),
              eq(blogPictures.width, Number(width)),
              eq(blogPictures.format, format),
            ),
          ),
      );
      return row && { format, data: row.data };
    },

    /** Those of these pictures that are there. @param names see PostPicture */
    async known(names: readonly string[]): Promise<ReadonlySet<string>> {
      if (names.length === 0) return new Set();
      const rows = await withDatabaseTimeout(() =>
        db
          .selectDistinct({ name: blogPictures.name })
          .from(blogPictures)
          .where(inArray(blogPictures.name, [...names])),
      );
      return new Set(rows.map(({ name }) => name));
    },
  };
}
