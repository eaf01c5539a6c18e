import { POST_FORMATS, POST_STATUSES } from '#shared/schema.ts';
import { z } from 'zod';
import { SLUG } from '../slug.ts';

/** How a time is written in front matter: with seconds left out or not, and always with its zone. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const INSTANT_EXAMPLE =
  "a time with its zone, e.g. '2026-12-01T14:00:00Z' (8 AM Central in winter)";

/** YAML makes a Date of an unquoted time and a string of a quoted one. */
const instant = z
  .union(
    [
      z.date(),
      z
        .string()
        .regex(INSTANT)
        .transform((text) => new Date(text)),
    ],
    {
      error: `must be ${INSTANT_EXAMPLE}`,
    },
  )
  .refine((date) => !Number.isNaN(date.getTime()), `must be ${INSTANT_EXAMPLE}`);

const text = (min: number, max: number) =>
  z
    .string({ error: 'must be text; put quotes around it' })
    .trim()
    .min(min, 'must not be empty')
    .max(max, `must be at most ${max} characters long`)
    .refine((value) => !value.includes('\0'), 'must not contain a NUL character');

/** An empty line such as `summary:` is the same as none. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

/** What stands between the two `---` lines of a post; the limits are those of the table. */
export const frontMatter = z
  .strictObject({
    title: text(1, 200),
    slug: z
      .string({ error: 'must be text; put quotes around it' })
      .max(200, 'must be at most 200 characters long')
      .regex(SLUG, 'must be lower-case words and digits joined by single hyphens')
      // 'archive' is a view, never a slug (spec §2).
      .refine((slug) => slug !== 'archive', 'must not be "archive", which is a page'),
    summary: optional(text(0, 1_000)),
    tags: optional(
      z
        .array(text(1, 100), { error: 'must be a list' })
        .max(20, 'must be at most 20')
        .refine((tags) => tags.join(',').length <= 1_000, 'must be shorter altogether'),
    ),
    category: optional(text(1, 100)),
    status: z.enum(POST_STATUSES, { error: `must be one of ${POST_STATUSES.join(', ')}` }),
    format: optional(z.enum(POST_FORMATS, { error: `must be ${POST_FORMATS.join(' or ')}` })),
    publishedAt: optional(instant),
    scheduledFor: optional(instant),
    featuredImage: optional(text(1, 2_000)),
    featuredImageAlt: optional(text(1, 500)),
  })
  .refine((post) => post.status !== 'scheduled' || post.scheduledFor, {
    path: ['scheduledFor'],
    error: 'is missing: a scheduled post needs its time',
  })
  .refine((post) => !isOut(post.status) || post.publishedAt, {
    path: ['publishedAt'],
    error: 'is missing: a published or archived post needs its date',
  });

function isOut(status: string): boolean {
  return status === 'published' || status === 'archived';
}
