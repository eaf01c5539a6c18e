/** The receiver answered with something else than 2xx; its words are not stored. */
class ReceiverRefusedError extends Error {
  override readonly name = 'ReceiverRefusedError';
  constructor(readonly code: number) {
    super('The receiver refused the events.');
  }
}

/**
 * Posts JSON and looks at nothing but the status of the answer.
 * @throws ReceiverRefusedError, or what fetch throws; neither holds the address, which holds a secret
 */
export async function postJson(url: string, body: unknown, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'event-forwarder' },
    body: JSON.stringify(body),
    // Events go to the configured address only: redirects are not followed.
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new ReceiverRefusedError(response.status);
}
