import { isRecord } from '../is-record.ts';

/** What a person may read of a refused request, and which fields it concerns: the one error body of the API. */
export interface ErrorBody {
  readonly success: false;
  readonly message: string;
  readonly errors?: FieldError[] | undefined;
}

export interface FieldError {
  field: string;
  message: string;
}

/**
 * Reads an error body that may be anything: a proxy's page, half an answer.
 * @returns undefined when it is not the API's; faults of fields that cannot be read are left out
 */
export function readErrorBody(body: unknown): ErrorBody | undefined {
  if (!isRecord(body) || typeof body.message !== 'string' || body.message.trim() === '') {
    return undefined;
  }
  const errors = Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [];
  return { success: false, message: body.message, errors };
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
}
