export interface Lifecycle {
  /** The server was told to stop: it answers what comes but is no longer ready. */
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
