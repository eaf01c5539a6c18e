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

  static async fromResponse(response: Response): Promise<ApiError> {
    const body = await response.text().catch(() => '');
    return new ApiError(response.status, body || response.statusText);
  }
}
