import { sql } from 'drizzle-orm';
import { check, customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { POST_PICTURE_FORMATS } from '../blog/post-picture.ts';
import { createdAt, oneOf } from './columns.ts';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** Pictures of writers, in every width and format that pages show: two instances have the same. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    /** Hash of the writer's file, and its size: `0123456789abcdef-1600x1067`. */
    name: text().notNull(),
    width: integer().notNull(),
    format: text({ enum: POST_PICTURE_FORMATS }).notNull(),
    data: bytes().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.width, table.format] }),
    check('blog_pictures_name', sql`${table.name} ~ '^[0-9a-f]{16}-[0-9]{1,5}x[0-9]{1,5}$'`),
    check('blog_pictures_format', oneOf(table.format, POST_PICTURE_FORMATS)),
    check('blog_pictures_size', sql`octet_length(${table.data}) between 1 and 4000000`),
  ],
);
