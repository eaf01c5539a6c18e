/** An answer of a few paragraphs has a few thousand bytes; this leaves room for long headers of JSON. */
const MAX_BYTES = 256 * 1024;

/** What a model server sent is no JSON answer, or too much of one. */
export class UnusableReplyError extends Error {
  override readonly name = 'UnusableReplyError';
}

/**
 * `fetch` that trusts the other side with nothing: it follows no redirect, takes only JSON, and
 * reads at most 256 kB before it hangs up. The caller's signal ends a body that drips as well.
 * @throws UnusableReplyError; whatever fetch throws
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]*\+)?json\b/i.test(type)) {
    await response.body?.cancel();
    // A proxy's page of an error: the status alone says what happened.
    if (!response.ok) return Response.json({}, { status: response.status });
    throw new UnusableReplyError('not JSON');
  }
  const body = await readAtMost(response.body, MAX_BYTES);
  const { status, statusText } = response;
  return new Response(body, {
    status,
    statusText,
    headers: { 'content-type': 'application/json' },
  });
};

async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) return new Blob(chunks);
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new UnusableReplyError('too long');
    }
    chunks.push(new Uint8Array(value));
  }
}
