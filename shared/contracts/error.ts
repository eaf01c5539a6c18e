import { z } from 'zod';

/** The one error body of the API: what a person may read, and which fields it concerns. */
export const errorBody = z.object({
  success: z.literal(false),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
export type FieldError = NonNullable<ErrorBody['errors']>[number];
