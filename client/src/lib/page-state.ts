import type { DehydratedState } from '@tanstack/react-query';
import type { FieldError } from '#shared/contracts/error.ts';
import { createContext, useContext } from 'react';

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

/** What the server tells the browser about the page it just sent, inside the document. */
export interface PageState {
  /** Canonical origin without a trailing slash, e.g. `https://www.redbudhealthit.example`. */
  readonly publicUrl: string;
  readonly queries?: DehydratedState;
  readonly formResult?: FormResult;
}

export const PageStateContext = createContext<PageState>({ publicUrl: '' });

export function usePageState(): PageState {
  return useContext(PageStateContext);
}

/** Reads the state that the server wrote into the document; an empty one in a page without it. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById('page-state')?.textContent ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : { publicUrl: location.origin };
}
