import type { Request, Response } from 'express';
import { once } from 'node:events';

const EVENT_STREAM = 'text/event-stream';

/** Whether the caller prefers events; JSON stays the default, also for those who take anything. */
export function wantsEvents(req: Request): boolean {
  return req.accepts(['application/json', EVENT_STREAM]) === EVENT_STREAM;
}

/**
 * Writes each event as one `data:` line of JSON. Headers go out with the first event: what fails
 * before it is still answered as a plain error. Stops asking for more when the caller has left.
 */
export async function sendEvents(res: Response, events: AsyncIterable<unknown>): Promise<void> {
  for await (const event of events) {
    if (res.destroyed) return;
    if (!res.headersSent) open(res);
    const isRoomLeft = res.write(`data: ${JSON.stringify(event)}\n\n`);
    if (!isRoomLeft) await Promise.race([once(res, 'drain'), once(res, 'close')]);
  }
  res.end();
}

function open(res: Response): void {
  res.status(200);
  res.setHeader('Content-Type', `${EVENT_STREAM}; charset=utf-8`);
  // Compression and proxies would hold words back until a block is full.
  res.setHeader('Cache-Control', 'no-store, no-transform');
  res.setHeader('X-Accel-Buffering', 'no');
  res.flushHeaders();
}
