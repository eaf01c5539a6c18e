import { useEffect, useRef } from 'react';
import { whenIdle } from '../lib/when-idle.ts';
import { trusting } from '../lib/trusted-text.ts';

/** Written by the server alone: React may not create a script where Trusted Types are required. */
const JSON_LD = 'script[type$=ld\\+json]';

const JSON_LD_MARKUP = /<script type="application\/ld\+json">[^]*?<\/script>/g;

const PAGE_TAGS =
  'title,meta[name=description],meta[name=keywords],meta[name=robots],meta[name^=twitter],meta[property],link[rel=canonical],link[rel=prev],link[rel=next],link[rel=alternate]';

/** What the server wrote about the page into the head (lib/page/page-meta.tsx). */
let servedTags: Iterable<Element> = import.meta.env.SSR
  ? []
  : document.head.querySelectorAll(PAGE_TAGS);

/**
 * After a change of page, takes away what the server wrote about the page before, and brings the JSON-LD
 * of the new one from where it is written: its own document (docs/decisions/page-meta.md). Offline there
 * is none, which is better than that of another page.
 */
export function useServedTags(pathname: string, search: string): void {
  const address = search ? `${pathname}?${search}` : pathname;
  const shown = useRef({ pathname, address });
  useEffect(() => {
    if (shown.current.address === address) return undefined;
    // React has taken away what it had taken over; the rest is of a page that was left before its code came.
    if (shown.current.pathname !== pathname) {
      for (const element of servedTags) element.remove();
      servedTags = [];
    }
    shown.current = { pathname, address };
    for (const element of document.querySelectorAll(JSON_LD)) element.remove();
    const stop = new AbortController();
    // Nobody who reads waits for it: a tap on the new page may come first.
    whenIdle(() => void bringJsonLd(address, stop.signal).catch(() => undefined));
    return () => stop.abort();
  }, [pathname, address]);
}

async function bringJsonLd(address: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const response = await fetch(address, { signal, headers: { Accept: 'text/html' } });
  // Parsed as a whole, a document takes a slow phone 40 ms.
  const markup = (await response.text()).match(JSON_LD_MARKUP)?.join('') ?? '';
  trustMarkup ??= trusting('tags', 'createHTML');
  const served = new DOMParser().parseFromString(trustMarkup(markup), 'text/html');
  if (!signal.aborted) document.head.append(...served.querySelectorAll(JSON_LD));
}

/** Marks a page of this site. */
let trustMarkup: ReturnType<typeof trusting> | undefined;
