import type { FieldError } from '#shared/api/error-body.ts';
import type { z } from 'zod';
import { InvalidInputError } from '#server/lib/errors.ts';
import { wellFormed } from '#server/lib/well-formed.ts';

/** A body of 32 kB can hold thousands of wrong fields; a person reads a few. */
const MAX_FIELD_ERRORS = 20;
const MAX_FIELD_NAME_CHARACTERS = 60;

/**
 * Parses what came from outside: the one place that every body, form, query and path passes. Halves of
 * surrogate pairs are replaced rather than refused: a browser cuts an emoji in two at the end of a field.
 * @throws InvalidInputError with one entry for each wrong field, the first fault of each; the
 *   message is the first entry's
 */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const result = schema.safeParse(wellFormed(raw));
  const errors = result.success ? unstorable(result.data) : fieldErrors(result.error.issues);
  if (errors.length > 0) throw new InvalidInputError(errors[0]?.message ?? '', errors);
  return result.data as z.output<Schema>;
}

function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const known = issues.filter((issue) => issue.code !== 'unrecognized_keys');
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  const found = [
    ...known.map(({ path, message }) => fieldError(path, message)),
    ...unknown.flatMap(({ path, keys }) =>
      keys.map((key) => fieldError([...path, key], 'This field is not known.')),
    ),
  ];
  const firstOfEach = new Map<string, FieldError>();
  for (const error of found) {
    if (!firstOfEach.has(error.field)) firstOfEach.set(error.field, error);
  }
  return [...firstOfEach.values()].slice(0, MAX_FIELD_ERRORS);
}

function fieldError(path: readonly PropertyKey[], message: string): FieldError {
  return { field: path.map(String).join('.').slice(0, MAX_FIELD_NAME_CHARACTERS), message };
}

/**
 * PostgreSQL cannot store NUL in text, and stores something else for half of a surrogate pair, which a
 * contract that cuts a text may have made.
 */
function unstorable(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed()
      ? [fieldError(path, 'Please remove the invisible characters.')]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => unstorable(child, [...path, key]));
}
