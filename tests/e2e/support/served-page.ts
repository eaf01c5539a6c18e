import { DOMParser } from 'linkedom';

/** A page as a program without JavaScript reads it. */
export interface ServedPage {
  /** As it was asked for, without the origin. */
  readonly path: string;
  readonly status: number;
  readonly document: Document;
  /** Everything a reader sees or is read out, without any white space. */
  readonly text: string;
  /** `content` of a meta tag by its name or property. */
  readonly meta: (name: string) => string | undefined;
  readonly title: string;
  /** The canonical address; undefined when the page names none. */
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
}

/** Fetches and parses a page without its style; a redirect is an answer, it is not followed. */
export async function servedPage(siteUrl: string, path: string): Promise<ServedPage> {
  const response = await fetch(siteUrl + path, { redirect: 'manual' });
  const html = (await response.text())
    .replace(/<style>[^]*?<\/style>/g, '')
    // `srcSet` as React writes it: to HTML the case of a name says nothing, to linkedom it does.
    .replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase());
  // Not jsdom's, which takes a start of its own for each worker and three times the work for each page.
  const document = new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
  const metas = new Map(
    Array.from(document.head.querySelectorAll('meta'), (tag) => [
      tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
      tag.getAttribute('content') ?? '',
    ]),
  );
  const meta = (name: string) => metas.get(name);
  return {
    path,
    status: response.status,
    document,
    text: withoutSpace(visibleText(document.body)),
    meta,
    title: document.title,
    canonical:
      document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined,
    isIndexed: !(meta('robots') ?? '').includes('noindex'),
  };
}

/** Line breaks and the edges of elements say nothing about whether two texts are the same. */
export function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

/** As `Node` of a browser has them, which Node.js does not. */
const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const UNSEEN = 'script, style, noscript, template, [hidden]';

function visibleText(element: Element): string {
  if (element.matches(UNSEEN)) return '';
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '';
  const parts = Array.from(element.childNodes, (node) => {
    if (node.nodeType === TEXT_NODE) return node.textContent ?? '';
    return node.nodeType === ELEMENT_NODE ? visibleText(node as Element) : '';
  });
  return [label, ...parts].join(' ');
}
