import { useLayoutEffect } from 'react';
import { usePageState } from '../page-state.ts';
import { type HeadTag, headTags, type PageHead } from './page-head.ts';

/** Every tag that headTags() may write. */
const KEPT_RIGHT =
  'title,meta[name=description],meta[name=keywords],meta[name=robots],link[rel=canonical],link[rel=prev],link[rel=next],link[rel=alternate]';

/**
 * Keeps the document's head right while the visitor goes from page to page and data arrives. The
 * server has written the same tags (app/served-head.tsx): on a page that was served nothing changes.
 */
export function useHead(head: PageHead): void {
  const { publicUrl } = usePageState();
  useLayoutEffect(() => {
    const wanted = headTags(head, publicUrl).map(elementOf);
    for (const element of document.head.querySelectorAll(KEPT_RIGHT)) {
      const same = wanted.findIndex((tag) => tag.isEqualNode(element));
      if (same === -1) element.remove();
      else wanted.splice(same, 1);
    }
    document.head.append(...wanted);
  });
}

function elementOf({ tag, attributes, text = '' }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}
