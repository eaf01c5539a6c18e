import type { OperationParts } from '#server/staff/operation.ts';
import { POST_PICTURE_FORMATS, POST_PICTURE_WIDTHS } from '#shared/blog/post-picture.ts';
import { blogPictures } from '#shared/schema.ts';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';

export const missingInput = z.strictObject({ names: z.array(z.string()) });

/** Which of these pictures the database does not have. */
export async function missingPictures(
  { database: { db } }: OperationParts,
  { names }: z.output<typeof missingInput>,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: blogPictures.name })
    .from(blogPictures)
    .where(inArray(blogPictures.name, names));
  const known = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

export const storeInput = z.strictObject({
  name: z.string(),
  files: z.array(
    z.strictObject({
      width: z.literal(POST_PICTURE_WIDTHS),
      format: z.enum(POST_PICTURE_FORMATS),
      data: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    }),
  ),
});

/** Keeps a picture in all its widths and formats, or none of them. */
export async function storePicture(
  { database: { db } }: OperationParts,
  { name, files }: z.output<typeof storeInput>,
) {
  const rows = files.map(({ data, ...facts }) => ({ ...facts, name, data: Buffer.from(data) }));
  await db.insert(blogPictures).values(rows).onConflictDoNothing();
  return { stored: rows.length };
}
