/**
 * The JSON of each `data:` line of an event stream, as it comes. Not EventSource, which cannot post; the server's
 * events are of one line each, so that a parser of the whole format would be bytes for nothing.
 * @throws SyntaxError when a line holds no JSON; whatever the connection fails with
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split(/\r?\n/);
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) {
        if (line.startsWith('data:')) yield JSON.parse(line.slice(5)) as unknown;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading early lets the connection go; if it is gone already, so much the better.
    reader.cancel().catch(() => undefined);
  }
}
