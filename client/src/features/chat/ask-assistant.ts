import { apiPaths } from '#shared/api/paths.ts';
import type { ChatRequest } from '#shared/contracts/chat.ts';
import { ApiError } from '../../lib/api-error.ts';
import { readEvents } from './read-events.ts';
import { isRecord } from '#shared/is-record.ts';

/** The server takes at most ten seconds for an answer; a phone network takes its own. */
const ASK_TIMEOUT_MS = 30_000;

/** Asks one question. `onText` gets what has been answered so far, whenever there is more of it. */
export type AskAssistant = (
  request: ChatRequest,
  onText: (soFar: string) => void,
) => Promise<string>;

/**
 * Asks the API, which may answer word by word or at once.
 * @returns the whole answer, trimmed; empty when the answer has no text
 * @throws ApiError for any answer that is not a success; other errors when none came, or a broken one
 */
export const askAssistant: AskAssistant = async (request, onText) => {
  const response = await fetch(apiPaths.chat, {
    method: 'POST',
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json;q=0.9',
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(ASK_TIMEOUT_MS),
  });
  if (!response.ok) throw await ApiError.fromResponse(response);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!isStream || !response.body) return answerIn(await response.json(), response.status);

  let soFar = '';
  for await (const events of readEvents(response.body)) {
    for (const event of events) {
      if (!isRecord(event) || event.type !== 'text' || typeof event.text !== 'string') {
        return answerIn(event, response.status);
      }
      soFar += event.text;
    }
    // Once for what came together: each call draws the answer anew.
    onText(soFar);
  }
  throw new TypeError('The answer broke off.');
};

/** @throws ApiError when the body does not say success (spec §8) */
function answerIn(body: unknown, status: number): string {
  if (!isRecord(body) || body.success !== true) throw new ApiError(status, JSON.stringify(body));
  return typeof body.response === 'string' ? body.response.trim() : '';
}
