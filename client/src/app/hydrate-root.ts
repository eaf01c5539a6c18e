import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Lets React take over what was served. In a transition it does so in slices of a few milliseconds. */
export function hydrate(root: HTMLElement, app: ReactNode): void {
  startTransition(() => {
    hydrateRoot(root, app);
  });
}
