import type { FormResult } from '#shared/page-rendering.ts';
import { useState, useSyncExternalStore } from 'react';
import { usePageState } from '../../lib/page-state.ts';

const neverChanges = () => () => undefined;

/**
 * How the form ended that was posted without JavaScript, on the page that answered it. Undefined when
 * the visitor comes back to the form later in the same visit: that is a new form.
 */
export function usePostedResult(): FormResult | undefined {
  const { formResult } = usePageState();
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [result] = useState(isFromServer ? formResult : undefined);
  return result;
}
