/** An answer of a few paragraphs has a few thousand bytes; word by word each comes in some 300 more. */
const MAX_BYTES = 256 * 1024;

const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json\b/i;
const EVENTS_TYPE = /^text\/event-stream\b/i;

/** What a model server sent is no answer, or too much of one. */
export class UnusableReplyError extends Error {
  override readonly name = 'UnusableReplyError';
}

/** Whether a service answers word by word, which it may do or not do whatever it was asked. */
export const isEventStream = ({ headers }: Response): boolean =>
  EVENTS_TYPE.test(headers.get('content-type') ?? '');

/**
 * `fetch` that trusts the other side with nothing: it follows no redirect, takes only JSON and
 * events, and reads at most 256 kB before it hangs up. The caller's signal ends a body that drips.
 * @throws UnusableReplyError, also while the body is read; whatever fetch throws
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText } = response;
  const type = response.headers.get('content-type') ?? '';
  if (!JSON_TYPE.test(type) && !EVENTS_TYPE.test(type)) {
    await response.body?.cancel();
    // A proxy's page of an error: the status alone says what happened.
    if (!response.ok) return Response.json({}, { status });
    throw new UnusableReplyError('neither JSON nor events');
  }
  return new Response(response.body?.pipeThrough(atMost(MAX_BYTES)) ?? null, {
    status,
    statusText,
    headers: { 'content-type': EVENTS_TYPE.test(type) ? 'text/event-stream' : 'application/json' },
  });
};

/** Passes bytes on, and fails when there are too many of them. */
function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new UnusableReplyError('too long'));
      else controller.enqueue(chunk);
    },
  });
}
