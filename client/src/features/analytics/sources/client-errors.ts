import { ERROR_CLASSES } from '#shared/analytics/error-classes.ts';
import { onSignal } from '../../../lib/on-signal.ts';
import type { Track } from '../track.ts';

/** A page that fails in a loop says so a few times, and no more. */
const MOST_ERRORS = 5;

/**
 * Tracks that something broke in the page: how it came to light and the class of the error. Messages
 * stay here: the one of a failed JSON.parse quotes what it read.
 */
export function watchErrors(track: Track, until: AbortSignal): void {
  let left = MOST_ERRORS;
  function report(label: string, error: unknown): void {
    if (left === 0) return;
    left -= 1;
    track('client_error', { label, customData: { name: className(error) } });
  }
  addEventListener('error', ({ error }) => report(labelOf(error, 'error'), error), {
    signal: until,
  });
  addEventListener(
    'unhandledrejection',
    ({ reason }) => report(labelOf(reason, 'unhandled_rejection'), reason),
    { signal: until },
  );
  onSignal('render-error', (error) => report(labelOf(error, 'render'), error), until);
}

/** Browsers word it differently: code of a part that could not be fetched. */
const FAILED_IMPORT = /dynamically imported module|importing a module script failed/i;

function labelOf(error: unknown, otherwise: string): string {
  const isImport = error instanceof TypeError && FAILED_IMPORT.test(error.message);
  return isImport ? 'chunk_load' : otherwise;
}

function className(error: unknown): string {
  if (error instanceof DOMException) return 'DOMException';
  const name = error instanceof Error ? error.name : 'other';
  return ERROR_CLASSES.find((known) => known === name) ?? 'other';
}
