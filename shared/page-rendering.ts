import type { AnalyticsSettings } from './analytics/settings.ts';
import type { FieldError } from './api/error-body.ts';

/** What the server and the page renderer (client/src/app/entry-server.tsx) agree on. */

/** How a form that was posted without JavaScript ended; the page that held the form shows it. */
export type FormResult =
  | { readonly status: 'success' }
  | {
      readonly status: 'error';
      readonly message: string;
      readonly errors: readonly FieldError[];
      /** What was typed, so that nobody types it twice. */
      readonly values: Readonly<Record<string, string>>;
    };

/** What the server passes to the browser about the page it just sent, inside the document. */
export interface PageState {
  /** Canonical origin without a trailing slash, e.g. `https://www.redbudhealthit.example`. */
  readonly publicUrl: string;
  /** Query results in TanStack Query's dehydrated form; absent on pages that load nothing. */
  readonly queries?: unknown;
  readonly formResult?: FormResult;
  /** Absent where no third-party service is configured. */
  readonly analytics?: AnalyticsSettings;
  /** One sentence about the page itself, shown above it: "Preview: …". */
  readonly notice?: string;
}

export interface RenderOptions {
  /** Path without query and hash. */
  readonly pathname: string;
  /** The part of the query that decides what the page shows, without '?', e.g. `page=2`. */
  readonly search?: string;
  /** Canonical origin without a trailing slash. */
  readonly publicUrl: string;
  /** Answers GET requests of the API in process; rejects with an error that has a `status`. */
  readonly readApi: (path: string) => Promise<unknown>;
  readonly formResult?: FormResult;
  readonly analytics?: AnalyticsSettings;
  readonly notice?: string;
  /** Ends what computes too long; the server's. */
  readonly bounded?: <T>(compute: () => T) => T;
}

export interface RenderedPage {
  readonly status: number;
  /** Something that the page can do without could not be read; the next reader may get more. */
  readonly isPartial: boolean;
  /** Tags for the document's head. */
  readonly head: string;
  /** Content of #root. */
  readonly body: string;
  /** JSON for #page-state, safe inside a script element. */
  readonly state: string;
  /** The script element with the page's JSON-LD. */
  readonly structuredData: string;
}

/** Renders the complete page of a path with its data. Only unforeseen errors reject. */
export type RenderPage = (options: RenderOptions) => Promise<RenderedPage>;
