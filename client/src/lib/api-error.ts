import { type ErrorBody, readErrorBody } from '#shared/api/error-body.ts';
import { isRecord } from '#shared/is-record.ts';
import { parseJson } from '#shared/parse-json.ts';

/** Any answer of the API that is not a success. Its message is "status: body" (spec §8). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    /** The body as text; the status text where the body is empty. */
    readonly body: string,
  ) {
    super(`${status}: ${body}`);
  }

  /** Reads the body of a failed response; a body that breaks off counts as empty. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    return new ApiError(response.status, body || response.statusText);
  }
}

/**
 * The HTTP status an error stands for, or undefined where no answer came. Also knows errors that
 * came with the page: on their way through JSON they lose their class and keep their fields.
 */
export function errorStatus(error: unknown): number | undefined {
  return isRecord(error) && typeof error.status === 'number' ? error.status : undefined;
}

/**
 * What the API said about a failure: its message and the fields it concerns; undefined when
 * it was not the API that answered (no network, a proxy's page of HTML, a broken body).
 */
export function apiErrorBody(error: unknown): ErrorBody | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return readErrorBody(parseJson(error.body));
}
