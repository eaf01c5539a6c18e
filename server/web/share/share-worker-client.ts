import { Worker } from 'node:worker_threads';
import type { ShareRenderer } from './share-renderer.ts';
import type { ShareOrder, ShareOutcome } from './share-worker.ts';

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Draws on a worker thread, which starts with the first order. One that dies fails what was ordered
 * and is replaced at the next order.
 * @param file the built worker
 */
export function createShareWorker(file: string): {
  readonly render: ShareRenderer;
  readonly close: () => Promise<void>;
} {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function start(): Worker {
    const started = new Worker(file);
    // A server that stops does not wait for pictures.
    started.unref();
    const lost = (reason: unknown) => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of waiting.values()) reject(reason);
      waiting.clear();
    };
    started.on('error', lost);
    started.on('exit', (code) => lost(new Error(`The share picture worker ended with ${code}.`)));
    started.on('message', (outcome: ShareOutcome) => {
      const order = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if ('png' in outcome) order?.resolve(Buffer.from(outcome.png));
      else order?.reject(outcome.error);
    });
    return started;
  }

  return {
    render: (card) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, card } satisfies ShareOrder);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
