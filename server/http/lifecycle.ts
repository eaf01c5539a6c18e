export interface Lifecycle {
  /** The server is stopping: it still answers requests but is no longer ready. */
  isDraining(): boolean;
  drain(): void;
}

export function createLifecycle(): Lifecycle {
  let draining = false;
  return {
    isDraining: () => draining,
    drain: () => {
      draining = true;
    },
  };
}
