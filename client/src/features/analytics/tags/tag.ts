import type { CleanEvent } from '#shared/analytics/clean-event.ts';
import type { PageNow } from '../page-now.ts';

/** A script of a third party, as far as this site talks to it. */
export interface Tag {
  /** Puts the script into the page. */
  readonly load: () => void;
  /** The script has come and runs. */
  readonly isReady: () => boolean;
  readonly track: (event: CleanEvent, page: PageNow) => void;
  /** It has to say nothing any more; unloading it takes a new document. */
  readonly silence: () => void;
}
