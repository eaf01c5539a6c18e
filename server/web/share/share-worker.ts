import { parentPort } from 'node:worker_threads';
import type { ShareCard } from './share-layout.ts';
import { createShareRenderer } from './share-renderer.ts';

/** One order, and its outcome. */
export interface ShareOrder {
  readonly id: number;
  readonly card: ShareCard;
}
export type ShareOutcome = { readonly id: number } & (
  { readonly png: Uint8Array } | { readonly error: unknown }
);

/** Runs on a thread of its own: loading and drawing would hold up everybody's requests. */
const renderer = createShareRenderer();

parentPort?.on('message', ({ id, card }: ShareOrder) => {
  renderer
    .then((render) => render(card))
    .then(
      (png) => parentPort?.postMessage({ id, png } satisfies ShareOutcome),
      (error: unknown) => parentPort?.postMessage({ id, error } satisfies ShareOutcome),
    );
});
