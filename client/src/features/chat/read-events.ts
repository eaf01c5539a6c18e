/**
 * The JSON of the `data:` lines of an event stream, those together that come together. Not EventSource, which cannot
 * post; the server's events are of one line each, so that a parser of the whole format would be bytes for nothing.
 * @throws SyntaxError when a line holds no JSON; whatever the connection fails with
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<unknown[]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r?\n/);
      rest = done ? '' : (lines.pop() ?? '');
      yield lines
        .filter((line) => line.startsWith('data:'))
        .map((line) => JSON.parse(line.slice(5)) as unknown);
      if (done) return;
    }
  } finally {
    // Whoever stops reading early lets the connection go; if it is gone already, so much the better.
    reader.cancel().catch(() => undefined);
  }
}
