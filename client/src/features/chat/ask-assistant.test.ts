import { expect, test, vi } from 'vitest';
import { askAssistant } from './ask-assistant.ts';

const event = (body: object) => `data: ${JSON.stringify(body)}\n\n`;
const word = (text: string) => event({ type: 'text', text });

/** An answer of the API whose pieces come as the network hands them over. */
function streamed(...chunks: readonly string[]): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
}

test('words of a streamed answer that come together are drawn once', async () => {
  const response = streamed(
    word('We') + word(' answer') + word(' at'),
    word(' night') + word('.'),
    event({ success: true, response: 'We answer at night.' }),
  );
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  const onText = vi.fn();
  await expect(askAssistant({ message: 'When?', chatHistory: [] }, onText)).resolves.toBe(
    'We answer at night.',
  );
  expect(onText.mock.calls).toEqual([['We answer at'], ['We answer at night.']]);
});
