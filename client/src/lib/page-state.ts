import type { PageState } from '#shared/page-rendering.ts';
import { createContext, useContext } from 'react';

export const PageStateContext = createContext<PageState>({ publicUrl: '' });

export function usePageState(): PageState {
  return useContext(PageStateContext);
}

/** Reads the state that the server wrote into the document; an empty one in a page without it. */
export function readPageState(document: Document): PageState {
  const text = document.getElementById('page-state')?.textContent.trim() ?? '';
  return text.startsWith('{') ? (JSON.parse(text) as PageState) : { publicUrl: location.origin };
}
