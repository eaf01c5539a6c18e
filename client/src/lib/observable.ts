/** A value that says when it changes; `useSyncExternalStore` reads it. */
export interface Observable<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
