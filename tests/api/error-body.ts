import { z } from 'zod';
import type { ErrorBody } from '#shared/api/error-body.ts';

/** The error body as a schema, for whoever has to hold an answer to it. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
}) satisfies z.ZodType<ErrorBody>;
